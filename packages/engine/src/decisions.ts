import type { Driver, Option, Refusal, Seat } from './game.ts';

/** A game's decisions: what each remembers while it waits (`frame`), and the moves that answer it. */
export type DecisionMap = Record<string, { frame: object; move: { readonly type: string } }>;

export interface Pass {
  readonly type: 'pass';
}
/** Declines a decision that may be declined. */
export const PASS: Pass = Object.freeze({ type: 'pass' });

/** One pending decision: plain data on `state.stack`, the top one waiting. */
export type Frame<D extends DecisionMap> = {
  [K in keyof D]: { readonly kind: K; readonly seat: Seat } & Readonly<D[K]['frame']>;
}[keyof D];
export type FrameOf<D extends DecisionMap, K extends keyof D> = Extract<Frame<D>, { kind: K }>;
export type Move<D extends DecisionMap> = D[keyof D]['move'] | Pass;
export interface Pending<D extends DecisionMap> {
  readonly stack: Frame<D>[];
}

/** The rules of one decision. */
export interface Decision<State, D extends DecisionMap, K extends keyof D, Event> {
  /** Every move of this decision's shape, allowed or not: finite, and a few hundred at most. */
  candidates(state: State, frame: FrameOf<D, K>, out: D[K]['move'][]): void;
  /** The rule a candidate breaks, or undefined: legality is this, nowhere else. */
  refuse(state: State, frame: FrameOf<D, K>, move: D[K]['move']): Refusal | undefined;
  /**
   * Optional fast path, tested equal to the unrefused candidates in the same order.
   * Only for decisions where building and refusing candidates is too slow for bots.
   */
  legal?(state: State, frame: FrameOf<D, K>, out: D[K]['move'][]): void;
  /** Optional, for decisions that may be declined: whether anything but the pass is allowed, tested equal. */
  possible?(state: State, frame: FrameOf<D, K>): boolean;
  /** The frame is already off the stack; may push further frames, which are answered first. */
  apply(state: State, frame: FrameOf<D, K>, move: D[K]['move'], driver: Driver<Event>): void;
  /** Present when the decision may be declined; may refuse that for now. */
  pass?(state: State, frame: FrameOf<D, K>): Refusal | undefined;
}
export type Decisions<State, D extends DecisionMap, Event> = {
  readonly [K in keyof D]: Decision<State, D, K, Event>;
};

/** The half of a Game that follows from its table of decisions. */
export interface Flow<State, D extends DecisionMap, Event> {
  turn(state: State): Seat | undefined;
  legal(state: State, into?: Move<D>[]): Move<D>[];
  options(state: State): Option<Move<D>>[];
  /** The first of the options whose move `is` wanted; of no other is it asked which rule it breaks. */
  find(state: State, is: (move: Move<D>) => boolean): Option<Move<D>> | undefined;
  apply(state: State, move: Move<D>, driver: Driver<Event>): void;
  /** Drops decisions that can only be passed, and starts turns, until someone has a choice or the game ends. */
  settle(state: State, driver: Driver<Event>): void;
}

/**
 * Turns a table of decisions into the flow half of a Game.
 * `next` starts a turn by pushing a frame, or leaves the stack empty to end the game.
 */
export function flow<State extends Pending<D>, D extends DecisionMap, Event>(
  decisions: Decisions<State, D, Event>,
  next: (state: State, driver: Driver<Event>) => void,
): Flow<State, D, Event> {
  type Kind = keyof D;
  type Any = Decision<State, D, Kind, Event>;
  type AnyFrame = FrameOf<D, Kind>;
  type AnyMove = D[Kind]['move'];
  const top = (state: State) => state.stack[state.stack.length - 1] as AnyFrame | undefined;
  const rulesOf = (frame: AnyFrame) => decisions[frame.kind] as unknown as Any;
  const scratch: Move<D>[] = [];

  function answers(state: State, frame: AnyFrame, out: Move<D>[]): Move<D>[] {
    const rules = rulesOf(frame);
    if (rules.legal !== undefined) rules.legal(state, frame, out as AnyMove[]);
    else {
      rules.candidates(state, frame, out as AnyMove[]);
      let kept = 0;
      for (let i = 0; i < out.length; i++) {
        if (rules.refuse(state, frame, out[i] as AnyMove) === undefined) out[kept++] = out[i] as Move<D>;
      }
      out.length = kept;
    }
    if (rules.pass !== undefined && rules.pass(state, frame) === undefined) out.push(PASS);
    return out;
  }

  /** False where the only answer is to pass. */
  function worthAsking(state: State, frame: AnyFrame): boolean {
    const rules = rulesOf(frame);
    if (rules.pass === undefined || rules.pass(state, frame) !== undefined) return true;
    if (rules.possible !== undefined) return rules.possible(state, frame);
    scratch.length = 0;
    return answers(state, frame, scratch).length > 1;
  }

  function settle(state: State, driver: Driver<Event>): void {
    for (;;) {
      const frame = top(state);
      if (frame === undefined) {
        next(state, driver);
        if (state.stack.length === 0) return;
        continue;
      }
      if (worthAsking(state, frame)) return;
      state.stack.pop();
    }
  }

  const option = (move: Move<D>, refusal: Refusal | undefined): Option<Move<D>> =>
    refusal ? { move, refusal } : { move };

  return {
    settle,
    turn: state => top(state)?.seat,
    legal(state, into = []) {
      const frame = top(state);
      into.length = 0;
      return frame === undefined ? into : answers(state, frame, into);
    },
    apply(state, move, driver) {
      const frame = state.stack.pop() as AnyFrame;
      if (move !== PASS) rulesOf(frame).apply(state, frame, move as AnyMove, driver);
      settle(state, driver);
    },
    options(state) {
      const frame = top(state);
      if (frame === undefined) return [];
      const rules = rulesOf(frame);
      const out: AnyMove[] = [];
      rules.candidates(state, frame, out);
      const options = out.map(move => option(move, rules.refuse(state, frame, move)));
      if (rules.pass) options.push(option(PASS, rules.pass(state, frame)));
      return options;
    },
    find(state, is) {
      const frame = top(state);
      if (frame === undefined) return undefined;
      const rules = rulesOf(frame);
      const out: AnyMove[] = [];
      rules.candidates(state, frame, out);
      const move = out.find(is);
      if (move !== undefined) return option(move, rules.refuse(state, frame, move));
      return rules.pass && is(PASS) ? option(PASS, rules.pass(state, frame)) : undefined;
    },
  };
}
