import { language } from '../../../words/i18n.ts';

const { plural, list, ago, ordinal } = language('en');

/** My tables, and the way from one to the next. */
export const en = {
  heading: 'Your tables',
  groups: {
    mine: 'Waiting for you',
    others: 'Others are to move',
    open: 'Seats are free',
    over: 'The end',
  },
  none: 'You sit at no table yet. The ticket window in the foyer opens one.',
  since: (ms: number) => `since ${ago(ms)}`,
  at: (ms: number) => ago(ms),
  asked: 'You are to move',
  waitsFor: (name: string) => `${name} is to move`,
  free: (count: number) => plural(count, { one: 'One seat is free', other: '# seats are free' }),
  frozen: 'Stopped by a fault of the program',
  ended: 'It is over',
  result: (winners: readonly string[]) => `${list(winners)} won`,
  rank: (rank: number, of: number) =>
    `You came ${ordinal(rank, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} of ${of}`,
  with: (names: readonly string[]) => `with ${list(names)}`,
  alone: 'alone',
  replay: 'Replay',
  replayOf: (title: string) => `Replay of ${title}`,
  next: 'Next table',
  nextHint: (count: number) =>
    plural(count, {
      one: 'Next table: one more waits for you (key N)',
      other: 'Next table: # more wait for you (key N)',
    }),
};
