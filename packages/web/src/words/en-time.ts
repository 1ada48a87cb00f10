import type { Choice } from '@backlot/protocol';
import { language } from './i18n.ts';

const { plural, list } = language('en');

/** All about time, who is absent and who gives up, in English. */
export const time = {
  heading: 'Time',
  presets: {
    untimed: { name: 'No clock', line: 'Everybody takes the time they want.' },
    quick: {
      name: 'Quick',
      line: '5 minutes each, 10 seconds back for every turn. Everybody stays at the table.',
    },
    evening: { name: 'An evening', line: '20 minutes each, 30 seconds back for every turn.' },
    daily: { name: 'A move a day', line: '2 days each, one day back for every turn.' },
    weeks: { name: 'Over weeks', line: '7 days each, 3 days back for every turn.' },
    own: { name: 'Times of your own', line: 'How much everybody has, and how much comes back.' },
  } satisfies Record<string, { name: string; line: string }>,
  own: {
    kind: 'How it is played',
    kinds: { live: 'At one sitting', days: 'Over days' },
    bank: { live: 'Minutes each', days: 'Days each' },
    increment: { live: 'Seconds back for every turn', days: 'Hours back for every turn' },
    range: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
    window: 'Clocks run in a part of the day only, in each player’s own time zone',
    from: 'From',
    to: 'To',
    short: 'At least six hours; it may go over midnight.',
    mend: 'The times can’t be played like this: mend what is marked below.',
  },
  back: 'Nobody ever has more than at the start.',
  playsOn: 'When the time is up, play the careful move of an absent player',
  playsOnHint: 'Otherwise the others are asked: wait, let a bot play, or end the game.',
  window: 'Clocks run from 9 in the morning to 9 in the evening only, in each player’s own time zone',
  pause: 'All players together may stop the clocks, for 30 days at most',
  control: {
    each: (bank: string, increment: string) => `Time: ${bank} each, ${increment} back for every turn.`,
    plays: 'When it is up, the careful move of an absent player is played.',
    asks: 'When it is up, the others decide how to go on.',
    hours: 'Clocks run only in a part of the day, in each player’s own time zone.',
    pauses: 'All together may stop the clocks.',
  },
  chosen: (name: string) => `Time: ${name}`,
  left: (name: string, left: string) => `${name} has ${left} left`,
  resting: 'rests until morning',
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  minutes: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,

  late: (name: string) => `${name}’s time is up. What now?`,
  gone: (name: string) => `${name} has given up. What now?`,
  lateMe: 'Your time is up. You may still move, until the others have decided.',
  choices: {
    wait: 'Wait a little longer',
    bot: 'Let a bot play',
    end: 'End the game',
  } satisfies Record<Choice, string>,
  byRule: 'What more than half want is done; if all have answered without that, the mildest wish.',
  endRule: 'A game that ends early counts no points: who stayed shares the first place.',
  voted: (names: readonly string[], choice: Choice) =>
    `${list(names)}: ${time.choices[choice].toLowerCase()}`,
  waits: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'decides', other: 'decide' })} this.`,
  closes: (when: string) => `Without an answer the table closes on ${when}.`,
  bot: 'Bot',

  handed: (name: string) => `A bot plays for ${name}.`,
  takeBack: (name: string) => `Play for ${name} again`,
  paused: 'The clocks stand still: everybody wished a pause. A move ends it.',
  resume: 'End the pause',
  wishes: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'wishes', other: 'wish' })} a pause.`,
  wishPause: 'Wish a pause',
  wishNoPause: 'No pause after all',

  leave: 'Hand over or give up',
  leaveHeading: 'Leaving the table',
  leaveSeat: 'Seat',
  hand: 'Let a bot play for me',
  handText:
    'You may take your seat back at any time. Who lets a bot play to the end comes behind all others.',
  concede: 'Give up',
  concedeText:
    'For good. The others play on against a bot or end the game, and you come behind all of them, whatever your points.',

  notes: {
    timeout: '’s time is up.',
    back: ' plays again.',
    concede: ' gives up.',
    bot: (level: string) => ` is played by a ${level} bot from now on.`,
    end: {
      agreed: 'The players end the game here.',
      conceded: 'The game ends: the others have given up.',
      abandoned: 'The table is closed: nobody has played for a week.',
    },
  },
  early: {
    agreed: 'The players ended this game early.',
    conceded: 'This game ended because others gave up.',
    abandoned: 'This table was closed because nobody played any more.',
  },
};
