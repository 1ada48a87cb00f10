import type { Action, Actor, Cell, Effect, Paint, SetName, Tape } from './types.ts';

/** Where a printed value comes from: the rulebook's text, a deduction from it, or our reconstruction. */
export const SOURCES = ['rulebook', 'deduced', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];
/** Provenance of each named field of one component. */
export type Sources = Readonly<Record<string, Source>>;

export const REQUIREMENTS = {
  pre: [
    'sceneTrapdoorMirror',
    'sceneLow',
    'sceneEven',
    'effectYellow',
    'effectTrapdoor',
    'effectPulleySmoke',
  ],
  filming: ['astronomers', 'ladies', 'pulleySmoke', 'clubCraters', 'scoredLittle', 'scoredMuch'],
  post: ['joinNear', 'joinFar', 'joinWhite', 'colorBlue', 'colorSame', 'colorDifferent'],
} as const;
export type Requirement = (typeof REQUIREMENTS)[keyof typeof REQUIREMENTS][number];

/** Immediate rewards (MEL-5.6): a free action, prestige, or all pawns back. */
export const IMMEDIATE = [
  'freeEffects',
  'freeWrite',
  'freeSet',
  'freeWardrobe',
  'freeMove',
  'freeJoin',
  'prestige1',
  'prestige3',
  'pawns',
] as const;
/** Lasting rewards (MEL-5.7). */
export const LASTING = [
  'wardrobeTwice',
  'moveTwice',
  'setTwoSteps',
  'filmJoin',
  'filmColor',
  'filmPrestige',
  'ladyGentleman',
  'astronomerSelenite',
  'setIgnored',
  'yellowAny',
  'blueAny',
  'colorJoin',
  'colorEffects',
  'colorPrestige',
  'colorSet',
] as const;
export type Immediate = (typeof IMMEDIATE)[number];
export type Lasting = (typeof LASTING)[number];
export type Reward = Immediate | Lasting;

/** One of the 42 scenes as printed. */
export interface SceneData {
  readonly number: number;
  readonly title: string;
  readonly set: SetName;
  readonly effect: Effect;
  readonly paints: readonly [Paint, Paint];
  /** The actor asked for on each cell that shows an icon. */
  readonly icons: Readonly<Partial<Record<Cell, Actor>>>;
  /** The half tapes on its left and right edge. */
  readonly left: Tape;
  readonly right: Tape;
  readonly source: Sources;
}
export interface EffectData {
  readonly effect: Effect;
  readonly paint: Paint;
  readonly copies: number;
  readonly source: Sources;
}
export interface SpaceData {
  /** "pre1" to "pre3", "filming1" to "filming3", "post1" to "post3". */
  readonly id: string;
  readonly actions: readonly Exclude<Action, 'setNoShare'>[];
  /** Pawns it takes. */
  readonly pawns: number;
  readonly source: Sources;
}
/** The six cards of one journal: left pages and right pages, card by card. */
export interface JournalData {
  readonly requirements: readonly { readonly requirement: Requirement; readonly source: Sources }[];
  readonly pages: readonly { readonly rewards: readonly Reward[]; readonly source: Sources }[];
}
/** Everything printed on cards and board, replaceable by a JSON file of the same shape. */
export interface Edition {
  readonly id: string;
  readonly title: string;
  /** A sentence on where the values come from, shown with the game. */
  readonly note: string;
  readonly scenes: readonly SceneData[];
  /** The half tapes of the two title cards. */
  readonly initial: { readonly right: Tape; readonly source: Sources };
  readonly final: { readonly left: Tape; readonly source: Sources };
  readonly effects: readonly EffectData[];
  /** Cards of each of the three illustrations. */
  readonly shares: { readonly each: number; readonly source: Sources };
  /** The two neighbouring sets between which the dot is printed. */
  readonly dot: { readonly between: readonly [SetName, SetName]; readonly source: Sources };
  readonly spaces: readonly SpaceData[];
  readonly journals: { readonly pre: JournalData; readonly filming: JournalData; readonly post: JournalData };
}
