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

/** Milliseconds after which a mail server counts as dead: less than a page waits for an answer. */
const PATIENCE = 5_000;
/** Some servers look at a mail for a while before they take it. */
const LONG_PATIENCE = 10_000;

/**
 * Sends by an SMTP server.
 * @param url such as smtps://user:password@mail.example.org
 * @param from address of the sender, such as "Backlot <games@example.org>"
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: LONG_PATIENCE,
      dnsTimeout: PATIENCE,
    },
    { from },
  );
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
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
