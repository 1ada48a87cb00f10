import type { Frame as EngineFrame, Move as EngineMove, Seat } from '@backlot/engine';

export const EFFECTS = ['trapdoor', 'smoke', 'pulley', 'mirror'] as const;
export const PAINTS = ['yellow', 'blue', 'red'] as const;
/** The ring of sets, clockwise (MEL-1.3). */
export const SETS = ['club', 'foundry', 'craters', 'cave', 'square'] as const;
export const ACTORS = ['astronomer', 'lady', 'gentleman', 'selenite'] as const;
/** The six actor tokens are the six pairs of types (MEL-3.4, MEL-R28); a *face* is token * 2 + side. */
export const TOKENS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;
/** The nine cells of the stage, row by row, the row nearest the camera last. */
export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export const TAPES = ['white', 'dark'] as const;
/** Our names for the three illustrations of the Star Film shares (MEL-4.1). */
export const SHARES = ['moon', 'shell', 'star'] as const;
export const JOURNALS = ['pre', 'filming', 'post'] as const;
/** The nine actions, and last the Prepare Set after coloring, which brings no share (MEL-5.7). */
export const ACTIONS = [
  'set',
  'effects',
  'write',
  'wardrobe',
  'move',
  'film',
  'join',
  'cut',
  'color',
  'setNoShare',
] as const;

export type Effect = (typeof EFFECTS)[number];
export type Paint = (typeof PAINTS)[number];
export type SetName = (typeof SETS)[number];
export type Actor = (typeof ACTORS)[number];
export type Cell = (typeof CELLS)[number];
export type Tape = (typeof TAPES)[number];
export type Share = (typeof SHARES)[number];
export type Journal = (typeof JOURNALS)[number];
export type Action = (typeof ACTIONS)[number];

/** Scene numbers of the title cards (MEL-R11); scenes are 1 to 42. */
export const INITIAL = 0;
export const FINAL = 43;

/** A kind of effect card, as one number: effect * 3 + paint (indexes into EFFECTS and PAINTS). */
export type EffectKind = number;

/**
 * What is pending. Numbers are indexes into the lists above, scenes their printed numbers.
 * `act` serves pawns, free actions and follow-ups alike: its moves are those of all the actions still open.
 */
export type Decisions = {
  /** Which of the two dealt scenes is laid in the editing area (MEL-1.7). */
  lay: { frame: object; move: { readonly type: 'lay'; readonly scene: number } };
  /** Where and on which side the sixth actor stands (MEL-1.9). */
  stand: { frame: object; move: { readonly type: 'stand'; readonly face: number; readonly cell: number } };
  /** A turn: place a pawn, or take all back (MEL-2.1). */
  turn: {
    frame: object;
    move: { readonly type: 'place'; readonly space: number } | { readonly type: 'retrieve' };
  };
  act: {
    frame: {
      /** Bit set over ACTIONS: what may still be done. */
      readonly actions: number;
      /** Index into JOURNALS of an advance still open, or -1 (MEL-5.2). */
      readonly journal: number;
      /** 1 where one of the actions has to be done: the first of a space (MEL-2.1). */
      readonly must: number;
      /** 1 where a pawn pays for it, so that journals advance (MEL-5.4). */
      readonly pawn: number;
      /** 1 for the second Change Wardrobe or Move Actors of "twice" (MEL-R21). */
      readonly again: number;
    };
    move:
      | { readonly type: 'set'; readonly steps: number }
      | { readonly type: 'refresh' }
      | { readonly type: 'take'; readonly effect: EffectKind }
      | { readonly type: 'write'; readonly scene: number }
      | { readonly type: 'turn'; readonly cell: number }
      | { readonly type: 'move'; readonly from: number; readonly to: number }
      | { readonly type: 'film'; readonly scene: number }
      /** Joins the piece that ends with `left` to the one that begins with `right` (MEL-3.7). */
      | { readonly type: 'join'; readonly left: number; readonly right: number }
      /** Cuts behind scene `at`, then joins as above; one of the two is a cut end (MEL-3.8). */
      | { readonly type: 'cut'; readonly at: number; readonly left: number; readonly right: number }
      | { readonly type: 'color'; readonly scene: number }
      | { readonly type: 'advance'; readonly journal: number };
  };
  /** After a refresh: take a card, or refresh again (MEL-2.7). */
  restocked: {
    frame: { readonly pawn: number };
    move: { readonly type: 'refresh' } | { readonly type: 'take'; readonly effect: EffectKind };
  };
  /** May exchange a card of the filmed scene's effect with the installed one (MEL-3.6b). */
  exchange: {
    frame: { readonly effect: number };
    move: { readonly type: 'exchange'; readonly effect: EffectKind };
  };
  /** Which two cards pay for coloring `scene`; asked only where there is a choice (MEL-3.9). */
  pay: {
    frame: { readonly scene: number; readonly pawn: number };
    move: { readonly type: 'pay'; readonly first: EffectKind; readonly second: EffectKind };
  };
  /** A fourth share: one of the four goes (MEL-4.1). */
  discard: { frame: object; move: { readonly type: 'discard'; readonly share: number } };
};

export type Frame = EngineFrame<Decisions>;
export type Move = EngineMove<Decisions>;

export interface Player {
  /** Pawns in hand. */
  pawns: number;
  /** Tickets left of seven. */
  tickets: number;
  prestige: number;
  /** Scenes to be filmed, in the order they came. */
  scenes: number[];
  /** Effect cards held, by kind, in the order they came. */
  effects: EffectKind[];
  /** Star Film shares held, a count by illustration. */
  shares: number[];
  /** Shares this seat discarded since the deck was last made anew, by illustration (MEL-R29). */
  discarded: number[];
  /** Spaces advanced on each journal; 0 is the start. */
  disks: number[];
}

export interface State {
  readonly start: Seat;
  /** Whose turn it is, or whose set-up choice. */
  mover: Seat;
  /** Rounds begun; 0 during set-up. */
  round: number;
  /** The last round once the end is triggered, else 0 (MEL-6.1). */
  finalRound: number;
  /** The round in which somebody last filmed, 0 at first (MEL-R27). */
  filmedRound: number;
  /** The token stands between SETS[set] and the next one round the ring. */
  set: number;
  /** A face by cell, -1 where empty. */
  stage: number[];
  /** The token not yet on the stage during set-up, then -1. */
  spare: number;
  installed: EffectKind;
  effectRow: EffectKind[];
  effectDeck: EffectKind[];
  effectDiscard: EffectKind[];
  /** Effect cards put away by MEL-2.7 until the player has taken one (MEL-R5). */
  aside: EffectKind[];
  sceneRow: number[];
  /** Top card of the scene deck, seen by all; -1 when there is none (MEL-1.4). */
  nextScene: number;
  sceneDeck: number[];
  /** Shares left in the deck, a count by illustration. */
  shareDeck: number[];
  players: Player[];
  /** Whose pawn or pawns stand on each action space, -1 for nobody. */
  spaces: number[];
  /** Whose ticket lies on each filmed scene, by number 0..43, else -1. */
  owners: number[];
  /** 1 where a scene was coloured, by number 0..43. */
  coloured: number[];
  /** The editing area: every piece as its card numbers from left to right. */
  pieces: number[][];
  /** For each journal which card gives the requirement and which the reward page (MEL-1.6). */
  journals: { readonly requirement: number; readonly page: number }[];
  readonly stack: Frame[];
}

/** Share cards as a seat sees them: how many, and which where it knows. */
export interface SeenShares {
  readonly count: number;
  /** A count by illustration; undefined where hidden from this view. */
  readonly known: readonly number[] | undefined;
}
export interface PlayerView {
  readonly pawns: number;
  readonly tickets: number;
  readonly prestige: number;
  readonly scenes: readonly number[];
  readonly effects: readonly EffectKind[];
  readonly shares: SeenShares;
  readonly discarded: SeenShares;
  readonly disks: readonly number[];
}

/** What one seat may know (MEL-R2): all but the order of decks and the share cards of others, until the end. */
export interface View {
  readonly seat: Seat | undefined;
  readonly start: Seat;
  readonly mover: Seat;
  readonly round: number;
  readonly finalRound: number;
  readonly filmedRound: number;
  readonly set: number;
  readonly stage: readonly number[];
  readonly spare: number;
  readonly installed: EffectKind;
  readonly effectRow: readonly EffectKind[];
  readonly effectDiscard: readonly EffectKind[];
  readonly aside: readonly EffectKind[];
  readonly sceneRow: readonly number[];
  readonly nextScene: number;
  /** Cards left in each deck. */
  readonly decks: { readonly effects: number; readonly scenes: number; readonly shares: number };
  readonly players: readonly PlayerView[];
  readonly spaces: readonly number[];
  readonly owners: readonly number[];
  readonly coloured: readonly number[];
  readonly pieces: readonly (readonly number[])[];
  readonly journals: readonly { readonly requirement: number; readonly page: number }[];
  /** Pending decisions, the last one waiting; empty when the game is over. */
  readonly stack: readonly Frame[];
}

/** What happened, for the log in words and the animation. Numbers as in State. */
export type Event =
  | { readonly type: 'began'; readonly seat: Seat }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly effect: EffectKind;
      readonly scenes: readonly number[];
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly scene: number }
  | { readonly type: 'stood'; readonly seat: Seat; readonly face: number; readonly cell: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: number; readonly pawns: number }
  /** `seat` is the owner of the pawns sent home. */
  | { readonly type: 'bumped'; readonly seat: Seat; readonly space: number; readonly pawns: number }
  | { readonly type: 'retrieved'; readonly seat: Seat; readonly pawns: number; readonly reward: boolean }
  | { readonly type: 'setMoved'; readonly seat: Seat; readonly steps: number; readonly set: number }
  /** `share` is present only for the seat that drew or discarded it. */
  | { readonly type: 'shareTaken'; readonly seat: Seat; readonly share?: number }
  | { readonly type: 'shareDiscarded'; readonly seat: Seat; readonly share?: number }
  | { readonly type: 'sharesRemade' }
  | { readonly type: 'sharesGone'; readonly seat: Seat }
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly effects: readonly EffectKind[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly effect: EffectKind }
  | { readonly type: 'effectDealt'; readonly effect: EffectKind }
  | { readonly type: 'effectsRemade' }
  | { readonly type: 'wrote'; readonly seat: Seat; readonly scene: number }
  /** The known top card joined the row; `next` is the new top card or -1. */
  | { readonly type: 'sceneDealt'; readonly scene: number; readonly next: number }
  | { readonly type: 'turned'; readonly seat: Seat; readonly cell: number; readonly face: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly swapped: boolean;
    }
  /** `cells` are those whose actor matched: one prestige each. */
  | {
      readonly type: 'filmed';
      readonly seat: Seat;
      readonly scene: number;
      readonly cells: readonly number[];
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly given: EffectKind; readonly got: EffectKind }
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number; readonly before: number }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly left: number;
      readonly right: number;
      readonly piece: readonly number[];
    }
  | {
      readonly type: 'coloured';
      readonly seat: Seat;
      readonly scene: number;
      readonly paid: readonly EffectKind[];
    }
  /** Prestige other than for filming, with the paragraph it comes from. */
  | { readonly type: 'prestige'; readonly seat: Seat; readonly points: number; readonly rule: string }
  /** `space` is the disk's new space, `reward` what stands there. */
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly journal: number;
      readonly space: number;
      readonly reward: string;
    }
  /** By the sixth ticket of `seat`, or by twelve idle rounds (MEL-R27: seat -1). */
  | { readonly type: 'endTriggered'; readonly seat: number; readonly finalRound: number }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'ended'; readonly points: readonly number[] };
