import type { Level } from '@backlot/protocol';
import type { TroubleCode } from '../session/trouble.ts';
import { time } from './en-time.ts';
import { banned, troubles } from './en-troubles.ts';
import { language } from './i18n.ts';

const { plural, ordinal, number, list, ago, tag } = language('en');

/** Every word of the page outside the games, in English. */
export const en = {
  tag,
  list,
  ago,
  number,
  house: 'Backlot',
  tagline: 'Board games about making films',
  skip: 'Skip to the main part',
  back: 'Back to the foyer',
  close: 'Close',
  retry: 'Try again',
  loading: 'The house lights go down …',

  titles: {
    melies: {
      name: '1902 Méliès',
      line: 'Build the sets, dress the actors, crank the camera and paint each frame by hand.',
    },
    cannes: { name: 'Cannes', line: 'Stars, scripts and screens along the Riviera.' },
    'movie-maker': {
      name: 'International Movie Maker',
      line: 'A studio lot, six producers and very large numbers.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly line: string }>>,
  title: (id: string): string => en.titles[id]?.name ?? id,

  foyer: {
    posters: 'Now and next',
    playing: 'On tonight',
    coming: 'Coming, not playable yet',
    chosen: 'At the ticket window',
    choose: 'Choose this one',
    chooseTitle: (title: string) => `Choose ${title}`,
    play: 'Play',
    playTitle: (title: string) => `Play ${title}`,
    opening: 'Opening …',
    window: 'Ticket window',
    party: (seats: readonly string[]) => list(seats),
    me: 'you',
    bots: (count: number, level: Level): string =>
      plural(count, { one: `one ${en.levels[level].word} bot`, other: `# ${en.levels[level].word} bots` }),
    friends: (count: number) => plural(count, { one: 'one friend by link', other: '# friends by link' }),
    locals: (names: readonly string[]) => `${list(names)} at this screen`,
    change: 'Seats and rules',
    chosenVariant: (name: string, value: string) => `${name}: ${value}`,
    seats: 'Seats',
    seatCount: (count: number) => plural(count, { one: '# player', other: '# players' }),
    seat: (seat: number) => `Seat ${seat + 1}`,
    kinds: { me: 'Me', bot: 'Bot', invite: 'A friend, by link', local: 'Someone at this screen' },
    localNameFor: (seat: number) => `Name for seat ${seat + 1}`,
    localDefault: (seat: number) => `Guest ${seat + 1}`,
    order: 'Who starts is drawn when the game begins.',
    edition: 'Cards and board',
    editionShipped: 'The edition that comes with the game (our reconstruction)',
    editionFile: (name: string) => `From the file ${name}`,
    editionChoose: 'Use an edition file …',
    editionDrop: 'Use the shipped edition',
    editionNotJson: (why: string) => `This file is no JSON: ${why}`,
    now: 'Now showing',
    rated: 'This game counts for the ratings',
    ratedText: 'Between different people only. Whoever gives up or is gone at the end comes last.',
    ratings: 'The strongest',
    ratedMark: 'rated',
    profileSeen: 'What others see of you: ratings and rated games',
    allMine: 'All your tables',
    nowEmpty: 'Your tables will stand here. Nothing is on yet.',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name} is to move`,
    waiting: 'Waiting for players',
    frozen: 'Stopped by a fault',
    won: (names: readonly string[]) => `${list(names)} won`,
    ended: 'The end',
    replay: 'Replay',
    replayOf: (title: string, state: string) => `Replay of ${title}: ${state}`,
    openRecord: 'Open a record',
    with: (names: readonly string[]) => `with ${list(names)}`,
    name: 'You play as',
    nameSave: 'Save',
    nameSaved: 'Saved',
    profile: 'Profile',
    about: 'About and credits',
  },

  variants: { label: 'Played with', usual: 'usual' },

  levels: {
    random: { word: 'careless', name: 'Careless bot', line: 'plays anything that is allowed' },
    greedy: { word: 'steady', name: 'Steady bot', line: 'takes what is best right now' },
    search: { word: 'sharp', name: 'Sharp bot', line: 'thinks some moves ahead' },
  } satisfies Record<Level, { word: string; name: string; line: string }>,

  join: {
    heading: 'You are invited',
    text: (title: string) => `A seat is kept for you at a table of ${title}.`,
    plain: 'A seat is kept for you at this table.',
    take: 'Take the seat',
    taking: 'Sitting down …',
    name: 'Your name at the table',
  },

  link: {
    connecting: 'Connecting',
    up: 'Connected',
    lost: 'Connection lost, trying again',
    ended: 'Signed out',
    endedHeading: 'You were signed out here.',
    endedText:
      'Your seats are kept: sign in with a passkey, a mail link or your recovery code, and go on. If you signed in in another tab just now, reload this page.',
    signIn: 'Sign in',
    asGuest: 'Start anew as a guest',
    kept: 'Your move is kept and will be played once when the connection is back.',
  },

  table: {
    label: 'Table',
    board: 'Board',
    asked: (question: string) => `Your turn: ${question}`,
    waitsFor: (name: string) => `${name} is to move`,
    thinking: (name: string) => `${name} is thinking`,
    over: 'The end',
    watching: 'You are watching',
    opening: 'Waiting for everyone to sit down',
    players: 'Players',
    menu: 'Menu',
    rules: 'Rulebook',
    log: 'Log',
    undo: 'Undo',
    undoing: 'Taking back …',
    undoHint: 'Takes your last move back',
    noUndo: 'Nothing to take back: a card was drawn or revealed, or someone else has moved.',
    newGame: 'New game, same seats',
    leave: 'Back to the foyer',
    aboutEdition: 'About this edition',
    settings: 'Look and pace',
    people: 'People at this table',
    help: 'Keys and help',
    fullLog: 'The log',
    lookBack: 'Look back',
    tabs: { board: 'Board', log: 'Log', rules: 'Rules' },
    boardFailed: 'The board could not be drawn. The call sheet still works.',
  },

  sheet: {
    label: 'Call sheet',
    grow: 'Show more of the call sheet',
    shrink: 'Show less of the call sheet',
    sending: (choice: string) => `Sending: ${choice}`,
    notPossible: (count: number) =>
      plural(count, { one: 'One not possible, and why', other: '# not possible, and why' }),
    refused: 'not possible',
    why: 'Why not',
    rule: (id: string) => `Rule ${id}`,
    ifYou: 'If you do this',
    again: 'Tap again to do it',
    stepwise: 'Or step by step, as a list',
    confirm: 'This can’t be taken back.',
    confirmDo: 'Do it',
    confirmNot: 'Not yet',
    wait: (name: string) => `${name} is choosing.`,
    bot: (name: string) => `${name} is thinking.`,
    spectator: 'You are watching this table. Hidden cards stay hidden.',
    dismiss: 'Understood',
    catchingUp: 'Showing what happened …',
    skipAhead: 'Skip ahead',
    frozen:
      'This table was stopped by a fault of the program. Nothing you did; nothing can be played here any more.',
  },

  log: {
    label: 'What happened',
    empty: 'Nothing yet.',
    fresh: 'Since your last move',
    goesOn: 'Here this table goes on from a record',
    newer: (count: number) => plural(count, { one: 'One new line', other: '# new lines' }),
    point: (piece: string) => `Show ${piece} on the board`,
  },

  rules: {
    label: 'Rulebook',
    search: 'Search the rules',
    found: (count: number) => plural(count, { one: '# paragraph', other: '# paragraphs' }),
    none: 'No paragraph has these words.',
    ruling: 'Our ruling',
    because: 'Why:',
    chapters: 'Chapters',
    absent: 'While a player is absent',
    absentText:
      'Where the table has to answer for somebody, because the time is up or a bot failed, it makes the move that commits to least:',
    linkTo: (id: string) => `Link to ${id}`,
  },

  curtain: {
    pass: (name: string) => `Pass the screen to ${name}`,
    why: 'The cards in hand are for one pair of eyes.',
    ready: (name: string) => `I am ${name}`,
    stay: (name: string) => `${name} again: look once more`,
  },

  waiting: {
    heading: 'The seats fill',
    text: 'Send each friend a link. The game begins when every seat is taken.',
    guest: 'The game begins when every seat is taken.',
    copy: 'Copy the link',
    copied: 'Copied',
    share: (seat: number) => `Invite link for seat ${seat + 1}`,
    free: 'Free seat',
  },

  end: {
    heading: 'The end',
    won: (names: readonly string[], amount: string) =>
      names.length > 1
        ? `${list(names)} share the victory with ${amount}`
        : `${names[0]} wins with ${amount}`,
    rank: (rank: number) => ordinal(rank, { one: '#st', two: '#nd', few: '#rd', other: '#th' }),
    points: (points: number) => plural(points, { one: '# point', other: '# points' }),
    sheet: 'Scoring sheet',
    board: 'The board at the end',
    replay: 'Replay',
    watch: 'Watch and share the replay',
    record: 'Download the record',
    again: 'New game, same seats',
  },

  replay: {
    loading: 'The reel is fetched …',
    told: 'What happened here',
    start: 'The table as it was set up.',
    silent: 'The log says nothing of this step.',
    desk: 'Replay',
    scrubber: 'Step of the game',
    buttons: 'Go through the game',
    wishes: (byTurn: boolean) => ({
      first: 'To the beginning',
      back: byTurn ? 'One turn back' : 'One move back',
      play: 'Play',
      forward: byTurn ? 'One turn on' : 'One move on',
      last: 'To the end',
    }),
    pause: 'Pause',
    position: (step: number, last: number, turn: number): string =>
      step === 0
        ? `Set-up, ${plural(last, { one: 'one move follows', other: '# moves follow' })}`
        : `Move ${number(step)} of ${number(last)}, turn ${number(turn)}`,
    pace: 'Step',
    byMove: 'by move',
    byTurn: 'by turn',
    eyes: 'Seen by',
    audience: 'the audience',
    copy: 'Copy link',
    copyHint: 'Copies the address of this moment',
    copied: 'Copied',
    boardFailed: 'The board could not draw this step. The words below go on.',
  },

  settings: {
    heading: 'Look and pace',
    theme: 'Colours',
    themes: { auto: 'As the device', light: 'Day', dark: 'Night' },
    speed: 'Animation',
    speeds: ['None', 'Slow', 'Normal', 'Quick'],
    confirm: 'Ask before a step that can’t be taken back',
    text: 'These are kept in this browser.',
  },

  help: {
    heading: 'Keys and help',
    keys: [
      ['u', 'Undo your last move'],
      ['l', 'Go to the log'],
      ['b', 'Look back; after the end, the replay'],
      ['n', 'Go to the next table that waits for you'],
      ['/', 'Search the rulebook'],
      ['?', 'This help'],
      ['Tab', 'Go through the choices and the board'],
      ['Enter', 'Do what has the focus'],
      ['Esc', 'Close what is open'],
      ['← →', 'In a replay: back and on; Home and End, Space to play'],
    ],
    text: [
      'The call sheet asks one question at a time and lists every answer. What lights up on the board can be done there just as well.',
      'Point at a choice to see what it would bring. A greyed one tells why it is not allowed, with the rule.',
      'In the log, point at a name to see the piece on the board.',
    ],
  },

  about: {
    heading: 'About Backlot',
    text: [
      'Backlot plays board games about making films by their full rules, against bots, with friends by link, or round one screen.',
      'All drawings are our own, made of lines and colours by the program. No publisher’s artwork, logo or scan is used. The rules are told in our own words.',
    ],
    gamesHeading: 'The games',
    games: [
      '1902 Méliès is a board game about the studio that made “A Trip to the Moon”; Cannes: Stars, Scripts and Screens is about networks of producers and their stars; International Movie Maker is the film business of the sixties on a track. We name them as facts: their names, rulebooks and printed originals belong to their authors and publishers, who have nothing to do with this project.',
      'What is printed on their cards, tiles and boards is not in the rulebooks’ text, so the editions here are our own reconstructions; each table tells value by value what is certain and what is rebuilt.',
      'If you like a game, buy it and play it round a real table.',
    ],
    fairHeading: 'Chance',
    fair: 'All chance of a table comes from one secret seed. Its fingerprint is published before the first card is drawn, and the seed stands in the record when the game is over, so that everyone can check every draw.',
    fontsHeading: 'Letters',
    fonts:
      'Limelight by Nicole Fally and Josefin Sans by Santiago Orozco, both under the SIL Open Font License 1.1, served by this site through Fontsource.',
    codeHeading: 'Program',
    code: 'Backlot is free software under the MIT licence. The page is built with Svelte and Vite.',
    privacyHeading: 'What is kept',
    privacy:
      'A cookie that knows you, your settings in this browser, and what your profile shows: it can be deleted there. No trackers, nothing is loaded from elsewhere.',
  },

  time,

  trouble: troubles,
  banned,
  troubleWords: (code: TroubleCode): { readonly what: string; readonly todo: string } =>
    troubles[code] ?? troubles.internal,
  notFoundPage: { heading: 'No such page', text: 'This address leads nowhere in the house.' },
};

/** A language of the page: the same entries in other words. */
export type Catalogue = typeof en;
