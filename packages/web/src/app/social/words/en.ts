import type { LobbyQuery, Visibility } from '@backlot/protocol';
import { language } from '../../../words/i18n.ts';

const { plural, list, tag } = language('en');
const when = new Intl.DateTimeFormat(tag, { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Words about tables among people. */
export const en = {
  visibility: {
    label: 'Who may see the table',
    values: {
      private: {
        name: 'Private',
        text: 'Only who sits there or has an invitation. Nobody else can tell it exists.',
      },
      unlisted: { name: 'By link', text: 'Whoever has its link may watch. Seats go by invitation.' },
      public: {
        name: 'Public',
        text: 'It stands in the lobby: anybody may take a free seat, and watch. It closes after 24 hours if it has not begun.',
      },
    } satisfies Record<Visibility, { name: string; text: string }>,
  },

  lobby: {
    heading: 'The lobby',
    shows: { open: 'Seats to take', playing: 'Games to watch' } satisfies Record<LobbyQuery['show'], string>,
    show: 'What to list',
    title: 'Game',
    anyTitle: 'Any game',
    pace: 'Pace',
    anyPace: 'Any pace',
    paces: { live: 'Live', days: 'Over days', untimed: 'No clock' },
    free: 'Free seats',
    atLeast: (count: number) => plural(count, { one: 'At least # seat', other: 'At least # seats' }),
    empty: {
      open: 'Nobody waits for players now. Open a public table and be the first.',
      playing: 'No public game is on now.',
    },
    sit: 'Sit down',
    sitAt: (title: string, names: readonly string[]) => `Sit down at ${title} with ${list(names)}`,
    watch: 'Watch',
    watchAt: (title: string, names: readonly string[]) => `Watch ${title} with ${list(names)}`,
    back: 'My table',
    freeSeats: (count: number) => plural(count, { one: '# seat free', other: '# seats free' }),
    watchers: (count: number) => plural(count, { one: '# watching', other: '# watching' }),
    more: 'More tables',
  },

  waiting: {
    closes: (at: number) => `If it has not begun by ${when.format(at)}, the table is taken away.`,
    public: 'It stands in the lobby: anybody may take a free seat.',
    kept: (name: string) => `Kept for ${name}`,
    keptMe: 'A seat is kept for you.',
    sit: 'Take my seat',
    sitFree: 'Sit down',
    level: 'Level of the bots',
    bot: 'Seat a bot',
    botAt: (seat: number) => `Seat a bot at seat ${seat + 1}`,
    free: 'Give free',
    freeNamed: (seat: number, name: string) => `Give seat ${seat + 1} of ${name} free`,
    leave: 'Leave my seat',
    decline: 'I am not coming',
    rated: 'It counts for the ratings, so every seat is for a person.',
    unseated: 'You do not sit here any more.',
    unseatedPrivate: 'The table is private: only who sits there or has an invitation sees it.',
    start: 'Start now, with bots',
    close: 'Take the table away',
    closed: 'This table was taken away',
    closedText: 'It had not begun. Find another one in the lobby, or open a new one.',
  },

  rematch: {
    again: 'Rematch with the same people',
    text: 'Everybody moves up one seat. The others find their seat kept among their tables.',
    kept: 'A rematch: a seat is kept for you',
    asked: (name: string) => `${name} asks for a rematch. Your seat is kept.`,
    come: 'To the rematch',
  },

  watching: (count: number) => plural(count, { one: 'One watches', other: '# watch' }),

  chat: {
    tab: 'Chat',
    fresh: 'new',
    heading: { players: 'Chat of the players', watchers: 'Chat of those who watch' },
    apart: {
      players: 'Only who sits here reads this.',
      watchers: 'Only who watches reads this; the players don’t.',
    },
    empty: 'Nothing was said yet.',
    field: 'Say something',
    send: 'Say it',
    muted: (name: string) => `${name}, whom you have not met, said something.`,
    hear: 'Hear them',
    hearNamed: (name: string) => `Hear ${name}`,
    mute: 'Mute',
    muteNamed: (name: string) => `Mute ${name}`,
    report: 'Report',
    reportNamed: (name: string) => `Report what ${name} said`,
    reportHeading: 'A report to the operator',
    older: 'Earlier lines',
    left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
  },
};
