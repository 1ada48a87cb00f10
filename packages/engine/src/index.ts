export { scripted, searchChance } from './chance.ts';
export {
  type Decision,
  type DecisionMap,
  type Decisions,
  type Flow,
  type Frame,
  type FrameOf,
  flow,
  type Move,
  PASS,
  type Pass,
  type Pending,
} from './decisions.ts';
export { draw, take } from './deck.ts';
export type {
  Chance,
  Driver,
  EditionId,
  Game,
  Option,
  Refusal,
  Result,
  Seat,
  Variant,
  Viewed,
} from './game.ts';
export { canonicalJson, fingerprint } from './hash.ts';
export { Impossible, invariant } from './invariant.ts';
export { fits, type OrderKind, type Orders, type OrderValue, type StandingOrders } from './standing.ts';
export { Tally } from './tally.ts';
export type {
  Absence,
  Chapter,
  Fragment,
  Paragraph,
  VariantWords,
  Words,
} from './words.ts';
