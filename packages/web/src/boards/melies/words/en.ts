import type { Action, Journal, Share } from '@backlot/melies';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Labels of the Méliès board. Names of components and everything about rules come from the title's own words. */
export const en = {
  /** Names so short that they fit on a plate. */
  short: {
    set: 'Set',
    effects: 'Effects',
    write: 'Write',
    wardrobe: 'Wardrobe',
    move: 'Move',
    film: 'Film',
    join: 'Create',
    cut: 'Cut + Create',
    color: 'Color',
    setNoShare: 'Set',
  } satisfies Record<Action, string>,
  journal: { pre: 'Pre-production', filming: 'Filming', post: 'Post-production' } satisfies Record<
    Journal,
    string
  >,

  changed: (name: string) => `${name} (changed)`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  choose: (name: string) => `${name}: choose`,
  and: (names: readonly string[]) => names.join(' + '),

  stage: 'The stage',
  cell: (cell: string) => `Empty place ${cell}`,
  actorAt: (actor: string, other: string, cell: string) => `${actor} at ${cell}, ${other} on the other side`,
  turnOver: (actor: string) => `Turn over: ${actor}`,
  spare: 'The sixth actor',
  installed: (effect: string) => `Installed effect: ${effect}`,
  installedTitle: 'Installed',
  ring: 'The five sets',
  setAvailable: (set: string) => `${set}, available`,
  moonTo: (left: string, right: string) => `Set token between ${left} and ${right}`,

  plate: (actions: string, pawns: number) => `${actions}${pawns > 1 ? `, ${plural(pawns, 'pawn')}` : ''}`,
  occupied: (plate: string, name: string) => `${plate}, pawn of ${name}`,
  bumps: (name: string) => `sends ${name} home`,

  shelf: 'Effects and scenes on offer',
  effectRow: 'Special effects',
  sceneRow: 'Scenes',
  deckEffects: (count: number) => `Effect deck, ${plural(count, 'card')}`,
  deckScenes: (count: number) => `Scene deck, ${plural(count, 'card')} below the next`,
  round: (round: number) => `Round ${round}`,
  setUp: 'Set-up',
  oneMore: 'one more to come',
  lastRound: 'the last one',
  shareDeck: 'Shares',
  deckShares: (count: number) => `Star Film shares, ${plural(count, 'card')} in the deck`,
  next: 'next',
  nextScene: (scene: string) => `Next scene: ${scene}`,
  refresh: 'New row',
  discarded: (count: number) => `${count} discarded`,
  aside: (count: number) => `${count} set aside`,

  editing: 'Editing table',
  strip: (cards: readonly string[]) => `Film of ${plural(cards.length, 'card')}: ${cards.join(', ')}`,
  frame: (scene: string, owner: string, coloured: boolean) =>
    `${scene}, ${owner}, ${coloured ? 'colored' : 'black and white'}`,
  initial: 'Initial title card',
  final: 'Final title card',
  cutAfter: (left: string, right: string) => `Cut between ${left} and ${right}`,
  dragHint: 'Press two films to join them, or drag one onto the other.',

  notebook: (journal: string) => `${journal} journal`,
  notebookState: (journal: string, requirement: string) => `${journal} journal. Asked: ${requirement}`,
  diskAt: (name: string, space: number) => `${name} on space ${space} of 4`,

  studio: (name: string) => `Studio of ${name}`,
  you: 'you',
  first: 'first player',
  acting: 'acting now',
  prestige: (points: number) => `${points} prestige`,
  pawns: (count: number) => `${plural(count, 'pawn')} in hand`,
  tickets: (count: number) => `${plural(count, 'ticket')} left`,
  shares: (count: number) => plural(count, 'share'),
  share: { moon: 'Moon share', shell: 'Shell share', star: 'Star share' } satisfies Record<Share, string>,
  noScenes: 'No scene in hand',
  matched: (matched: number, asked: number) => `${matched}/${asked}`,
  matchedLong: (matched: number, asked: number) => `${matched} of ${plural(asked, 'actor')} in place`,
  setHere: 'set in place',
  setAway: (steps: number) =>
    `set ${plural(Math.abs(steps), 'step')} ${steps > 0 ? 'clockwise' : 'anticlockwise'}`,
  effectState: { installed: 'effect installed', held: 'effect in hand', missing: 'effect missing' },
  noTicket: 'no ticket left',
  ready: 'ready to film',

  /** Seats by their colour, where names aren't known; `you` stands for the reader. */
  seats: ['Orange', 'Violet', 'Teal', 'Crimson'] as readonly string[],
  filmBrings: (points: number) => `Scores ${points} for actors in place`,
  joinBrings: 'Worth at the end:',
  colorBrings: (points: number) => `Coloring scores ${points}`,
  becomes: (cards: number) => `Makes a sequence of ${plural(cards, 'card')}`,
  sentHome: (name: string) => (name === 'you' ? 'Your pawn goes home' : `${name}’s pawn goes home`),
  gains: (name: string, points: number) =>
    name === 'you' ? `You score ${points}` : `${name} scores ${points}`,
  sequencesWorth: (name: string, before: number, after: number) =>
    `${name === 'you' ? 'Your sequences' : `${name}’s sequences`} count ${after} at the end, now ${before}`,
  fromTo: (name: string, before: number, after: number) =>
    `${name}: sequences worth ${before}, then ${after}`,
  numbersAscend: (left: string, right: string) => `${left} before ${right}`,
  tapesMeet: (tape: string) => `${tape} tape`,
  tapesDiffer: 'tapes differ',
  cardsOf: (cards: number) => `${plural(cards, 'card')} of 5`,
  takesShare: (name: string) => `${name} takes a share`,
  givesShare: 'You take a Star Film share',
  endIsNear: 'A sixth ticket: the end is triggered',

  cancel: 'Cancel',
  whichOne: 'Which one?',

  sheet: {
    title: 'Fin',
    cast: 'The takings',
    play: 'Prestige while playing',
    sequences: 'Sequences',
    scenesTimesCards: (scenes: number, cards: number) =>
      `${plural(scenes, 'scene')} × ${plural(cards, 'card')}`,
    shares: 'Star Film shares',
    noShares: 'none held',
    total: 'Total',
    none: 'No scene in any sequence',
    winner: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} directs the finest picture`
        : `${names.join(' and ')} share the victory`,
  },
} as const;
