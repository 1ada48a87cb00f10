import type { Fault } from '@backlot/table';
import { words } from '../../../words/index.ts';
import type { RecordTroubleCode } from '../record-trouble.ts';

type Told = { readonly what: string; readonly todo: string };
const { number } = words;
const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${count === 1 ? one : other}`;

/** Replays and records in English. */
export const en = {
  rate: 'Speed',
  rates: { 0.5: 'half', 1: 'normal', 2: 'double', 4: 'four times' } as Readonly<Record<number, string>>,
  share: {
    heading: 'Share this replay',
    people: 'So far only those who sat at this table can see it.',
    shared: 'Whoever has the link can see it.',
    all: 'A replay shows the whole game, with everything that every player held and drew.',
    give: 'Share it and copy the link',
    take: 'Only for us again',
  },
  notes: {
    label: 'Beside the game',
    at: (move: number, what: string) =>
      move === 0 ? `Before the first move: ${what}` : `Move ${number(move)}: ${what}`,
  },
  heading: (title: string) => `Replay: ${title}`,
  record: 'Download the record',
  other: 'Open another record',
  table: 'To the table',
  actions: 'Replay',

  back: {
    text: 'You look back, and see only what you saw then.',
    gone: 'Meanwhile the game has gone on.',
    mine: 'Meanwhile it is your turn.',
    leave: 'Back to the table',
    anew: 'Fetch what is new',
  },

  open: {
    heading: 'Open a record',
    text: 'A record is a finished game as a file. Here it becomes a replay, and every card, die and move in it is computed again. All of that happens in this page: nothing is sent anywhere.',
    drop: 'Drop the file here',
    choose: 'Choose a file …',
    pasteLabel: 'Or paste its text',
    paste: 'Open the text',
    reading: 'The reel is wound …',
    checking: (rows: number, all: number) => `Checking row ${number(rows)} of ${number(all)}`,
    where:
      'The record of a game can be downloaded when it is over: from the scoring sheet, or from its replay.',
  },

  proof: {
    heading: 'Is this game true?',
    check: 'Check this game',
    checking: 'Checking …',
    true: 'Checked',
    untrue: 'Does not hold',
    unfinished: 'Checked, without an end',
    holds: 'All of it was computed again here, and nothing differs:',
    holdsSoFar:
      'All that is there was computed again here, and nothing differs. The game has no end in this record:',
    seed: 'The seed is the one whose fingerprint was published:',
    draws: (draws: number, rows: number) =>
      `${counted(draws, 'draw', 'draws')} in ${counted(rows, 'row', 'rows')} are exactly what the seed gives`,
    moves: (version: number, edition: string) =>
      `every move is allowed by the rules (version ${version}, edition ${edition})`,
    result: 'the result follows from them',
    from: (move: number) =>
      `Up to row ${number(move)} the game was played at another table, with a seed of its own. That seed is in the record too and was checked alike.`,
    claims:
      'Names and times are claims that nothing proves. Whether the fingerprint is the one the table showed before the game began, only who noted it then can tell.',
    upTo: (row: number) => `The replay shows the game up to row ${number(row)}, the last one that is true.`,
    all: 'The replay shows it all the same. Do not take it for what was played.',
    faults: {
      unfinished: { what: 'This game had not ended.', todo: 'There is no result to check.' },
      commitment: {
        what: 'The seed is not the one that was promised before the game.',
        todo: 'Somebody changed the seed or its fingerprint: ask whoever ran the table for the record.',
      },
      rules: {
        what: 'The rules of this game are not at hand.',
        todo: 'Open it with the release named below.',
      },
      setting: { what: 'The game can’t be set up like this.', todo: 'Ask for the record again.' },
      order: { what: 'Rows are missing or doubled.', todo: 'Ask for the record again.' },
      chance: {
        what: 'A draw is not what the seed gives.',
        todo: 'The record was changed after the game: ask for it again.',
      },
      move: {
        what: 'The rules don’t allow one of the moves.',
        todo: 'The record was changed after the game: ask for it again.',
      },
      undo: {
        what: 'A move was taken back that can’t be.',
        todo: 'The record was changed after the game: ask for it again.',
      },
      note: {
        what: 'Somebody left or came back, or a time was up, where that can’t have happened.',
        todo: 'The record was changed after the game: ask for it again.',
      },
      result: {
        what: 'The result is not what the moves lead to.',
        todo: 'The record was changed after the game: ask for it again.',
      },
    } satisfies Record<Fault, Told>,
  },

  goOn: {
    open: 'Go on from here …',
    heading: 'Go on from here',
    text: (move: number, names: readonly string[]) =>
      `A new table opens as it stood after move ${number(move)}, with all seats at this screen: ${words.list(names)}.`,
    start: (names: readonly string[]) =>
      `A new table opens with the same cards dealt, with all seats at this screen: ${words.list(names)}.`,
    fair: 'What is drawn from now on comes from a new seed. The log says that the table goes on from a record, and it counts for no rating. Who knows the record knows what was dealt before.',
    over: 'The game is over here. Go to an earlier move first.',
    go: 'Open the table',
    going: 'Opening …',
  },

  troubles: {
    'not-json': {
      what: 'This is no record: it can’t be read as JSON.',
      todo: 'Choose the file as it was downloaded. If a program opened and saved it in between, download it again.',
    },
    'not-record': {
      what: 'This file is not the record of a game.',
      todo: 'Choose one that “Download the record” gave; its name begins with “backlot-”.',
    },
    version: {
      what: 'This record is of a version that this page can’t read.',
      todo: 'Reload the page in case it is old. Otherwise open the record with the release that wrote it.',
    },
    damaged: {
      what: 'This record is damaged.',
      todo: 'Download it again. The place that is wrong is named below.',
    },
    title: {
      what: 'This is the record of a game that is not played here.',
      todo: 'Open it at the server where it was played.',
    },
    edition: {
      what: 'The cards and boards in this record can’t be used.',
      todo: 'What is wrong in its edition is named below: mend it, or download the record again.',
    },
    rules: {
      what: 'This game was played by rules or cards that are not at hand here.',
      todo: 'Open it with the release named below. The replay by its link goes on working at the server where it was played.',
    },
    running: {
      what: 'This is the record of a game that was still running, so it holds no moves.',
      todo: 'Download it again when the game is over.',
    },
    'too-large': {
      what: 'This file is too large for a record.',
      todo: 'Choose one that “Download the record” gave; even the longest has less than 8 MB.',
    },
    unreadable: {
      what: 'The file could not be read.',
      todo: 'Choose it again; perhaps it was moved or is still being written.',
    },
  } satisfies Record<RecordTroubleCode, Told>,
};
