import type { Mail } from '../mail/mailer.ts';

/** What a sign-in mail says. */
export function mailLinkText(link: string): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: 'Your way into Backlot',
    text: `Somebody, we hope you, asked to sign in at Backlot with this address.

Open this link in the browser you play in; it is good for 15 minutes and for one time:

${link}

If it was not you, do nothing: without the link nobody gets in.
`,
  };
}
