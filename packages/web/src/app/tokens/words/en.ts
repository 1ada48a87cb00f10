import { language } from '../../../words/i18n.ts';

const { ago } = language('en');

/** Keys for programs that play. */
export const en = {
  heading: 'Programs that play',
  text: 'A token lets a program of yours play here, as you or as a bot with a name of its own. It can play and nothing else.',
  docs: 'What it can ask is described at /api.',
  none: 'You have no token.',
  asMe: 'plays as you',
  asBot: (name: string) => `plays as the bot ${name}`,
  used: (ms: number) => `used ${ago(ms)}`,
  unused: 'not used yet',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke the token “${name}”`,
  make: 'Make a token',
  name: 'What it is for',
  as: 'It plays as',
  me: 'me',
  newBot: 'a new bot',
  botName: 'Name of the bot',
  shown: 'Copy this now into your program, it is not shown again:',
  copy: 'Copy',
  copied: 'Copied',
};
