import type { Mail, Mailer } from '../src/mail/mailer.ts';
import { Failure } from '../src/problem.ts';
import type { Server } from '../src/server.ts';
import { Browser, start } from './stage.ts';

/** A mail server in memory; `dead` makes it one that takes nothing. */
export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  dead = false;

  async send(mail: Mail): Promise<void> {
    if (this.dead)
      throw new Failure('mail-failed', 'The mail server did not take the mail: try again later.');
    this.sent.push(mail);
  }

  /** The token of the link in the newest mail. */
  get token(): string {
    return /\/enter#(\S+)/.exec(this.sent.at(-1)?.text ?? '')?.[1] ?? 'no link';
  }
}

const PUBLIC_URL = 'https://games.example.org';

/** A server that can send mail, and its mailbox. */
export async function startWithMail(env: Record<string, string> = {}, dir?: string) {
  const mailer = new FakeMailer();
  const server = await start(dir, { PUBLIC_URL, ...env }, { mailer });
  return { server, mailer };
}

/** Asks for a link to `mail` in one browser and opens it in another. */
export async function enterByMail(mailer: FakeMailer, asking: Browser, opening: Browser, mail: string) {
  const { status } = await asking.post('/api/mail-links', { mail });
  if (status !== 202) throw new Error(`no mail: ${status}`);
  return opening.post('/api/mail-links/use', { token: mailer.token });
}

/** An account with that address, signed in at a browser of its own. */
export async function account(server: Server, mailer: FakeMailer, mail: string) {
  const browser = await Browser.arrive(server);
  await enterByMail(mailer, browser, browser, mail);
  return browser;
}
