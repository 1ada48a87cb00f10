import { createTransport } from 'nodemailer';
import { Failure } from '../problem.ts';

/** A mail in plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves when the mail server has taken the mail.
   * @throws Failure `mail-failed`; then it was not sent
   */
  send(mail: Mail): Promise<void>;
}

/** Milliseconds after which a mail server counts as dead: less, all together, than a page waits for an answer. */
export type Patience = { readonly connecting: number; readonly answering: number; readonly whole: number };
/** Some servers look at a mail for a while before they take it. */
const PATIENCE: Patience = { connecting: 5_000, answering: 10_000, whole: 11_000 };

/**
 * Sends by an SMTP server.
 * @param url such as smtps://user:password@mail.example.org
 * @param from address of the sender, such as "Backlot <games@example.org>"
 */
export function smtpMailer(url: string, from: string, patience = PATIENCE): Mailer {
  const { connecting, answering, whole } = patience;
  const transport = createTransport(
    {
      url,
      connectionTimeout: connecting,
      greetingTimeout: connecting,
      socketTimeout: answering,
      dnsTimeout: connecting,
    },
    { from },
  );
  return {
    async send(mail) {
      try {
        const sent = transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
        await within(whole, sent);
      } catch (error) {
        throw new Failure(
          'mail-failed',
          'The mail server did not take the mail, and nothing was changed: try again in a few minutes, or use another way.',
          {},
          error,
        );
      }
    },
  };
}

/** A server that says a little now and then is never silent for long. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, failed) => {
    timer = setTimeout(() => failed(new Error(`the mail server took longer than ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
