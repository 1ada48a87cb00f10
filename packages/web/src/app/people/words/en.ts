import type { Report } from '@backlot/protocol';
import { language } from '../../../words/i18n.ts';

const { plural, list, ago, tag } = language('en');
const seats = (count: number) => plural(count, { one: 'one seat', other: '# seats' });

/** Everything about oneself: profile, signing in, keeping somebody off. */
export const en = {
  profile: {
    heading: 'Your dressing room',
    guest: 'Guest',
    account: 'Account',
    guestLine:
      'You are known by a cookie in this browser only. Take one of the keys below, and your seats stay yours when it is lost.',
    accountLine: 'Your seats are yours on every device on which you sign in.',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved',
    mark: 'Your colour',
    markText: 'At tables you open, you sit on the seat of this colour where there is one.',
    markNames: [
      'Orange disc',
      'Violet diamond',
      'Teal square',
      'Crimson triangle',
      'Gold hexagon',
      'Slate star',
    ],
  },
  zone: {
    tag,
    heading: 'Your hours',
    label: 'Time zone',
    detected: (zone: string | undefined) =>
      `As each device says${zone ? ` (here ${zone.replaceAll('_', ' ')})` : ''}`,
    now: (when: string) => `It is ${when} there.`,
    what: 'In games over days clocks may run only from morning to evening: by this zone. Another one counts from your next turn, also at tables where you sit already.',
    saved: 'Saved',
  },
  keys: {
    heading: 'Keys to come back',
    signIn: 'I have an account or a code: sign in',
    recovery: 'Recovery code',
    recoveryNone: 'You have none yet. Write one down, and you get back in from any device.',
    recoveryMade: (ms: number) => `Made ${ago(ms)}. It is shown only when it is made.`,
    recoveryMake: 'Make a recovery code',
    recoveryAnew: 'Make a new code',
    recoveryVoids: 'The code before is void then.',
    recoveryShown: 'Write this down now, it is not shown again:',
    copy: 'Copy',
    copied: 'Copied',
    passkey: 'Passkeys',
    passkeyText: 'Sign in with your fingerprint, face or device lock. Nothing to remember.',
    passkeyAdd: 'Add a passkey',
    passkeyAdding: 'Your device asks you …',
    passkeyCancelled: 'No passkey was made: your device or you said no. Try again when you like.',
    passkeyForget: 'Forget',
    passkeyForgetNamed: (name: string) => `Forget the passkey “${name}”`,
    passkeyMade: (ms: number) => `added ${ago(ms)}`,
    passkeyWhyNot: {
      'plain-http':
        'Passkeys are not offered here: this page came by plain http, and browsers allow them only on https or localhost.',
      'number-address':
        'Passkeys are not offered here: they belong to a name, and this page was opened at an address of numbers. On this machine, open it as localhost.',
      browser: 'This browser knows no passkeys.',
    },
    mail: 'Mail',
    mailAt: (mail: string) => `Links to sign in go to ${mail}.`,
    mailText: 'A link by mail lets you in, no password.',
    mailLabel: 'Mail address',
    mailChange: 'Another address',
    mailSend: 'Send the link',
    mailSending: 'Sending …',
    mailSent: (mail: string) => `A link is on its way to ${mail}. Open it in this browser within 15 minutes.`,
    mailNone: 'This server sends no mail.',
  },
  sessions: {
    heading: 'Where you are signed in',
    unknown: 'A device that did not say what it is',
    here: 'this browser',
    today: 'used within a day',
    seen: (ms: number) => `last used ${ago(ms)}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    others: 'Sign out everywhere else',
  },
  blocked: {
    heading: 'People you keep off',
    text: 'They can’t sit at your tables, and their invitations do not seat you.',
    undo: 'Let in again',
    undoNamed: (name: string) => `Let ${name} in again`,
  },
  leave: {
    heading: 'Going',
    signOut: 'Sign out here',
    signOutGuest:
      'This guest has no key to come back: its seats would be lost to you. Make a recovery code first.',
    delete: 'Delete everything about me',
    confirm: 'Delete for good?',
    text: 'Your name, keys and sessions are deleted. Your seats stay at their tables as “Someone who left”, and nobody can bring them back.',
    sure: 'Delete',
    not: 'Stay',
  },
  signIn: {
    heading: 'Sign in',
    text: 'Bring the seats of your account to this browser. If you play here as a guest, its seats come along.',
    passkey: 'Sign in with a passkey',
    passkeyCancelled: 'No passkey was shown. Try again, or use another key.',
    code: 'Recovery code',
    codeHint: 'Thirty letters and figures; dashes and small letters do not matter.',
    codeUse: 'Use the code',
    profile: 'To your profile',
  },
  enter: {
    heading: 'Your link has arrived',
    looking: 'Looking at the link …',
    fresh: (mail: string, name: string) =>
      `${name} becomes the account of ${mail}. All your seats stay yours.`,
    changes: (mail: string, name: string) => `${mail} becomes the address of ${name}.`,
    known: (mail: string) => `${mail} has an account. You are signed in to it here.`,
    signsOut: (name: string) => `${name} is signed out of this browser.`,
    moves: (count: number) => `The guest you are now gives it ${seats(count)}.`,
    shared: (tables: readonly string[]) =>
      `You sit at ${list(tables)} with both: all those seats are the account’s then, and you play each of them.`,
    go: 'Sign in',
    none: 'This address lacks its link. Open the one in the mail once more.',
    notMine: 'If you did not ask for it, close this page. Nothing has happened.',
  },
  welcome: {
    heading: (name: string) => `Welcome back, ${name}`,
    moved: (count: number) =>
      `${plural(count, { one: 'One seat came', other: '# seats came' })} along and can be played now.`,
    shared: (tables: readonly string[]) =>
      `At ${list(tables)} you hold more than one seat now, and play each of them.`,
    foyer: 'To your tables',
  },
  table: {
    none: 'Nobody else sits here.',
    block: 'Keep off',
    blockNamed: (name: string) => `Keep ${name} off my tables`,
    blockText: 'Keeping somebody off counts for new seats. This game goes on.',
    blocked: (name: string) => `${name} can’t sit at your tables any more. Your profile takes that back.`,
    report: 'Report',
    reportNamed: (name: string) => `Report ${name}`,
    reportHeading: (name: string) => `What did ${name} do?`,
    reasons: {
      insult: 'Insults or hate',
      spam: 'Spam',
      cheating: 'Cheating',
      name: 'An offensive name',
      other: 'Something else',
    } satisfies Record<Report['reason'], string>,
    text: 'What happened, in your words',
    blockToo: (name: string) => `Keep ${name} off as well`,
    send: 'Tell the operator',
    sent: 'The operator of this server has your report. The other one is not told.',
  },
};
