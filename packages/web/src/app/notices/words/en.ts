import type { NoticeTrouble } from '@backlot/protocol';
import { language } from '../../../words/i18n.ts';
import type { PushWay } from '../push.ts';

const { ago } = language('en');

/** How one hears that it is one's turn. */
export const en = {
  heading: 'When it is your turn',
  text: 'You are told once for each turn, a moment after it begins, and not when you have moved already. Of the ways below the first that works is taken: this browser, then the webhook, then mail.',
  page: 'In the page',
  pageText: 'The title and the icon of the page count the tables that wait for you.',
  sound: 'A soft bell as well',
  push: 'On this device',
  pushText: 'Your browser tells you, also while Backlot is closed.',
  pushOn: 'Tell me in this browser',
  pushAsking: 'Your browser asks you …',
  pushRefused: 'Your browser or you said no. Try again when you like.',
  pushFailed: 'Your browser could not reach its push service. Try again later, or take another way.',
  pushHere: 'this browser',
  pushSince: (ms: number) => `since ${ago(ms)}`,
  unknownDevice: 'A browser',
  pushStop: 'Stop',
  pushStopNamed: (device: string) => `Stop notices on ${device}`,
  pushWhyNot: {
    'plain-http':
      'Not offered here: this page came by plain http, and browsers allow notices only on https or localhost.',
    browser: 'This browser takes no notices. On an iPhone or iPad, put the page on the home screen first.',
    denied:
      'Your browser blocks notices of this page. Allow them in its settings for this page, then come back.',
  } satisfies Record<Exclude<PushWay, 'yes'>, string>,
  webhook: 'In a chat',
  webhookText:
    'Make an incoming webhook in Discord, Slack or a chat that takes the same, and paste its address here.',
  webhookAt: (host: string) => `Notices go to ${host}.`,
  webhookLabel: 'Webhook address',
  save: 'Save',
  stop: 'Stop',
  mail: 'By mail',
  mailOn: (address: string) => `Mail me at ${address}`,
  mailNoAddress: 'You have no mail address here yet: prove one under “Keys to come back”.',
  mailNone: 'This server sends no mail.',
  try: 'Try it',
  tried: 'A notice is on its way.',
  trouble: (why: string, ms: number) => `The last notice did not get through, ${ago(ms)}: ${why}`,
  troubles: {
    'bad-address': 'the address is not one that can be used.',
    inside: 'the address lies inside a private network, where this server sends nothing.',
    unreachable: 'the other side could not be reached.',
    late: 'the other side did not answer in time.',
    redirect: 'the address leads on to another one. Enter that one.',
    refused: 'the other side refused it. Make a new webhook there, or switch this way on anew.',
    gone: 'the other side does not know it any more. Set it up anew.',
    'mail-failed': 'the mail server did not take it.',
  } satisfies Record<NoticeTrouble['code'], string>,
};
