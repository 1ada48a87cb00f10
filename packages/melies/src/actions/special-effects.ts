import { type Driver, draw, type FrameOf, invariant, type Refusal, type Seat } from '@backlot/engine';
import type { Journals } from '../journals.ts';
import { REFRESH, TAKE } from '../moves.ts';
import { type Decisions, type Event, PAINTS, type State } from '../types.ts';
import type { ActionRules, ActMove, MoveOf } from './action.ts';

type Restocked = FrameOf<Decisions, 'restocked'>;

/** MEL-R6: an empty deck is made anew from the discards; -1 where there are none either. */
function drawEffect(state: State, driver: Driver<Event>): number {
  if (state.effectDeck.length === 0 && state.effectDiscard.length > 0) {
    state.effectDeck = state.effectDiscard;
    state.effectDiscard = [];
    driver.emit?.({ type: 'effectsRemade' });
  }
  return draw(state.effectDeck, driver.chance) ?? -1;
}

/** Puts a new card in place of the one at `index` of the row, which otherwise stays short (MEL-R6). */
function refill(state: State, index: number, driver: Driver<Event>): void {
  const effect = drawEffect(state, driver);
  if (effect < 0) state.effectRow.splice(index, 1);
  else {
    state.effectRow[index] = effect;
    driver.emit?.({ type: 'effectDealt', effect });
  }
}

/** MEL-2.7: three cards of one effect or of one paint. */
function threeAlike([a, b, c, ...more]: readonly number[]): boolean {
  if (c === undefined || more.length > 0) return false;
  const kinds = PAINTS.length;
  const sameEffect =
    Math.floor(a / kinds) === Math.floor(b / kinds) && Math.floor(b / kinds) === Math.floor(c / kinds);
  return sameEffect || (a % kinds === b % kinds && b % kinds === c % kinds);
}

function refuseRefresh(state: State): Refusal | undefined {
  if (!threeAlike(state.effectRow)) return { rule: 'MEL-2.7' };
  // MEL-R5: those put aside don't count
  const others = state.effectDeck.length + state.effectDiscard.length;
  return others < 3 ? { rule: 'MEL-R5', values: { others } } : undefined;
}

function candidates(state: State, out: ActMove[]): void {
  state.effectRow.forEach((effect, i) => {
    // two cards of one kind are one choice
    if (state.effectRow.indexOf(effect) === i) out.push(TAKE[effect]);
  });
  out.push(REFRESH);
}

function legal(state: State, out: ActMove[]): void {
  const row = state.effectRow;
  for (let i = 0; i < row.length; i++) if (row.indexOf(row[i]) === i) out.push(TAKE[row[i]]);
  if (refuseRefresh(state) === undefined) out.push(REFRESH);
}

const refuse = (state: State, move: MoveOf<'take' | 'refresh'>): Refusal | undefined =>
  move.type === 'refresh' ? refuseRefresh(state) : undefined;

/** MEL-3.2. Special Effects: take one of the face-up cards; the row is refilled. */
export function specialEffects(journals: Journals): ActionRules<MoveOf<'take' | 'refresh'>> & {
  readonly restocked: {
    candidates(state: State, frame: Restocked, out: ActMove[]): void;
    refuse(state: State, frame: Restocked, move: MoveOf<'take' | 'refresh'>): Refusal | undefined;
    legal(state: State, frame: Restocked, out: ActMove[]): void;
    apply(state: State, frame: Restocked, move: MoveOf<'take' | 'refresh'>, driver: Driver<Event>): void;
  };
} {
  function apply(
    state: State,
    seat: Seat,
    pawn: number,
    move: MoveOf<'take' | 'refresh'>,
    driver: Driver<Event>,
  ): void {
    if (move.type === 'refresh') {
      driver.emit?.({ type: 'refreshed', seat, effects: [...state.effectRow] });
      for (const effect of state.effectRow) state.aside.push(effect); // MEL-R5
      for (let i = 0; i < 3; i++) refill(state, i, driver);
      state.stack.push({ kind: 'restocked', seat, pawn });
      return;
    }
    const index = state.effectRow.indexOf(move.effect);
    invariant(index >= 0, 'the effect taken lies in the row');
    state.players[seat].effects.push(move.effect);
    driver.emit?.({ type: 'took', seat, effect: move.effect });
    for (const effect of state.aside) state.effectDiscard.push(effect);
    state.aside.length = 0;
    refill(state, index, driver);
    journals.after(state, seat, { type: 'take', effect: move.effect }, pawn, 0, driver);
  }
  return {
    candidates: (state, _seat, out) => candidates(state, out),
    refuse: (state, _seat, move) => refuse(state, move),
    legal: (state, _seat, out) => legal(state, out),
    possible: state => state.effectRow.length > 0,
    apply: (state, { seat, pawn }, move, driver) => apply(state, seat, pawn, move, driver),
    restocked: {
      candidates: (state, _frame, out) => candidates(state, out),
      refuse: (state, _frame, move) => refuse(state, move),
      legal: (state, _frame, out) => legal(state, out),
      apply: (state, { seat, pawn }, move, driver) => apply(state, seat, pawn, move, driver),
    },
  };
}
