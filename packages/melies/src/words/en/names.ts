import type { Immediate, Lasting, Requirement, Reward } from '../../edition.ts';
import type { Action, Actor, Cell, Effect, Journal, Paint, SetName, Share, Tape } from '../../types.ts';

const effects = {
  trapdoor: 'trapdoor',
  smoke: 'smoke',
  pulley: 'pulley',
  mirror: 'mirror',
} satisfies Record<Effect, string>;

/** What a scene asks for. */
const needed = {
  trapdoor: 'a trapdoor',
  smoke: 'smoke',
  pulley: 'a pulley',
  mirror: 'a mirror',
} satisfies Record<Effect, string>;

/** As the rules list the four effects. */
const effectsInFull = {
  trapdoor: 'trapdoor',
  smoke: 'explosion and smoke',
  pulley: 'pulley and crane',
  mirror: 'mirror',
} satisfies Record<Effect, string>;

const paints = { yellow: 'yellow', blue: 'blue', red: 'red' } satisfies Record<Paint, string>;

const sets = {
  club: 'Astronomers’ Club',
  foundry: 'Foundry and Launch',
  craters: 'Lunar Craters',
  cave: 'Cave with Mushrooms',
  square: 'Town Square Celebration',
} satisfies Record<SetName, string>;

/** For buttons and small drawings. */
const setsInShort = {
  club: 'Club',
  foundry: 'Foundry',
  craters: 'Craters',
  cave: 'Cave',
  square: 'Square',
} satisfies Record<SetName, string>;

const actors = {
  astronomer: 'Astronomer',
  lady: 'Lady',
  gentleman: 'Gentleman',
  selenite: 'Selenite',
} satisfies Record<Actor, string>;

/** As seen from the camera, which stands at the front. */
const cells = {
  a1: 'back left',
  b1: 'back center',
  c1: 'back right',
  a2: 'middle left',
  b2: 'center',
  c2: 'middle right',
  a3: 'front left',
  b3: 'front center',
  c3: 'front right',
} satisfies Record<Cell, string>;

const tapes = { white: 'white', dark: 'dark' } satisfies Record<Tape, string>;

const actions = {
  set: 'Prepare Set',
  effects: 'Special Effects',
  write: 'Write Scene',
  wardrobe: 'Change Wardrobe',
  move: 'Move Actors',
  film: 'Film a Scene',
  join: 'Create Sequence',
  cut: 'Cut and Create Sequence',
  color: 'Color Scene',
  setNoShare: 'Prepare Set without a share',
} satisfies Record<Action, string>;

const journals = {
  pre: 'pre-production',
  filming: 'filming',
  post: 'post-production',
} satisfies Record<Journal, string>;

const shares = { moon: 'moon', shell: 'shell', star: 'star' } satisfies Record<Share, string>;

/** What a journal's left page asks of an action. */
const requirements = {
  sceneTrapdoorMirror: 'take a scene that needs a trapdoor or a mirror',
  sceneLow: 'take scene 21 or a lower one',
  sceneEven: 'take an even-numbered scene',
  effectYellow: 'take an effect card with yellow paint',
  effectTrapdoor: 'take a trapdoor card',
  effectPulleySmoke: 'take a pulley or smoke card',
  astronomers: 'film a scene with astronomers',
  ladies: 'film a scene with ladies',
  pulleySmoke: 'film a scene that needs a pulley or smoke',
  clubCraters: 'film a scene at the Astronomers’ Club or the Lunar Craters',
  scoredLittle: 'film a scene that scores 0 or 1',
  scoredMuch: 'film a scene that scores 3 to 6',
  joinNear: 'join numbers that are at most 4 apart',
  joinFar: 'join numbers that are 5 or more apart',
  joinWhite: 'join with white tape',
  colorBlue: 'color a scene that has blue',
  colorSame: 'color a scene whose two paints are the same',
  colorDifferent: 'color a scene whose two paints differ',
} satisfies Record<Requirement, string>;

const immediate = {
  freeEffects: 'Special Effects for free',
  freeWrite: 'Write Scene for free',
  freeSet: 'Prepare Set for free',
  freeWardrobe: 'Change Wardrobe for free',
  freeMove: 'Move Actors for free',
  freeJoin: 'Create Sequence for free',
  prestige1: '1 prestige',
  prestige3: '3 prestige',
  pawns: 'all your pawns back',
} satisfies Record<Immediate, string>;

const lasting = {
  wardrobeTwice: 'from now on Change Wardrobe twice',
  moveTwice: 'from now on Move Actors twice',
  setTwoSteps: 'from now on Prepare Set may go two steps',
  filmJoin: 'from now on Create Sequence after filming',
  filmColor: 'from now on Color Scene after filming',
  filmPrestige: 'from now on 1 prestige after filming',
  ladyGentleman: 'from now on Lady and Gentleman stand in for each other',
  astronomerSelenite: 'from now on Astronomer and Selenite stand in for each other',
  setIgnored: 'from now on film at any set',
  yellowAny: 'from now on your yellow counts as any paint',
  blueAny: 'from now on your blue counts as any paint',
  colorJoin: 'from now on Create Sequence after coloring',
  colorEffects: 'from now on Special Effects after coloring',
  colorPrestige: 'from now on 1 prestige more for coloring',
  colorSet: 'from now on Prepare Set after coloring, without a share',
} satisfies Record<Lasting, string>;

const rewards: Record<Reward, string> = { ...immediate, ...lasting };

/** Plain names of everything printed, by the ids of the lists in `types.ts` and `edition.ts`. */
export const names = {
  effects,
  effectsInFull,
  needed,
  paints,
  sets,
  setsInShort,
  actors,
  cells,
  tapes,
  actions,
  journals,
  shares,
  requirements,
  rewards,
  /** The two title cards. */
  titles: { initial: 'initial title', final: 'final title' },
};
