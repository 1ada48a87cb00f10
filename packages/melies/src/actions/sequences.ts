import type { Driver, Refusal, Seat } from '@backlot/engine';
import { type Components, SLOTS } from '../components.ts';
import type { Journals } from '../journals.ts';
import { cutMove, JOIN } from '../moves.ts';
import { type Event, type State, TAPES } from '../types.ts';
import type { ActionRules, MoveOf } from './action.ts';

/** MEL-3.7c: cards in a sequence at most, title cards included. */
const LONGEST = 5;

type Piece = readonly number[];
const first = (piece: Piece): number => piece[0];
const last = (piece: Piece): number => piece[piece.length - 1];
const indexWhere = (pieces: readonly Piece[], test: (piece: Piece) => boolean): number =>
  pieces.findIndex(test);

/** MEL-3.7a to c, for two pieces of `cards` cards together that meet at `left` and `right`. */
function refuseMeeting(c: Components, left: number, right: number, cards: number): Refusal | undefined {
  if (right <= left) return { rule: 'MEL-3.7a', values: { left, right } };
  const [leftTape, rightTape] = [c.rightTape[left], c.leftTape[right]];
  if (leftTape !== rightTape) {
    const values = {
      left,
      right,
      leftTape: TAPES[leftTape] ?? 'none',
      rightTape: TAPES[rightTape] ?? 'none',
    };
    return { rule: 'MEL-3.7b', values };
  }
  return cards > LONGEST ? { rule: 'MEL-3.7c', values: { cards } } : undefined;
}

/** What has been done once two pieces are one: told, and asked of the journal (MEL-5.1). */
function joined(
  state: State,
  seat: Seat,
  left: number,
  right: number,
  piece: number[],
  pawn: number,
  journals: Journals,
  driver: Driver<Event>,
): void {
  driver.emit?.({ type: 'joined', seat, left, right, piece: [...piece] });
  journals.after(state, seat, { type: 'join', left, right }, pawn, 0, driver);
}

/** MEL-3.7. Create Sequence: two pieces become one, whoever filmed them. */
export function createSequence(c: Components, journals: Journals): ActionRules<MoveOf<'join'>> {
  function each(state: State, visit: (left: Piece, right: Piece) => boolean): boolean {
    const pieces = state.pieces;
    for (let i = 0; i < pieces.length; i++) {
      for (let j = 0; j < pieces.length; j++) if (i !== j && visit(pieces[i], pieces[j])) return true;
    }
    return false;
  }
  const fits = (left: Piece, right: Piece): boolean =>
    left.length + right.length <= LONGEST && c.joins[last(left) * SLOTS + first(right)] === 1;

  return {
    candidates(state, _seat, out) {
      each(state, (left, right) => {
        out.push(JOIN[last(left) * SLOTS + first(right)]);
        return false;
      });
    },
    refuse(state, _seat, { left, right }) {
      const a = state.pieces.find(piece => last(piece) === left);
      const b = state.pieces.find(piece => first(piece) === right);
      if (a === undefined || b === undefined || a === b) return { rule: 'MEL-3.7', values: { left, right } };
      return refuseMeeting(c, left, right, a.length + b.length);
    },
    legal(state, _seat, out) {
      const pieces = state.pieces;
      for (let i = 0; i < pieces.length; i++) {
        const left = pieces[i];
        const row = left[left.length - 1] * SLOTS;
        const room = LONGEST - left.length;
        for (let j = 0; j < pieces.length; j++) {
          const right = pieces[j];
          if (i !== j && c.joins[row + right[0]] === 1 && right.length <= room)
            out.push(JOIN[row + right[0]]);
        }
      }
    },
    possible: state => each(state, fits),
    apply(state, { seat, pawn }, { left, right }, driver) {
      const pieces = state.pieces;
      const a = pieces[indexWhere(pieces, piece => last(piece) === left)];
      const j = indexWhere(pieces, piece => first(piece) === right);
      for (const card of pieces[j]) a.push(card);
      pieces.splice(j, 1);
      joined(state, seat, left, right, a, pawn, journals, driver);
    },
  };
}

/**
 * MEL-3.8. Cut and Create Sequence: divide a sequence, then join another piece to the cut end of one part.
 * A move names the card `at` left of the cut, and the two cards that meet in the new join.
 */
export function cutAndCreate(c: Components, journals: Journals): ActionRules<MoveOf<'cut'>> {
  /** Visits every cut with every other piece at either cut end; stops when `visit` answers true. */
  function each(
    state: State,
    visit: (at: number, left: number, right: number, cards: number, before: number) => boolean,
  ): boolean {
    for (const sequence of state.pieces) {
      for (let i = 1; i < sequence.length; i++) {
        const at = sequence[i - 1];
        const before = sequence[i];
        for (const piece of state.pieces) {
          if (piece === sequence) continue; // MEL-R9: never the other part
          const [start, end] = [piece[0], piece[piece.length - 1]];
          if (visit(at, at, start, i + piece.length, before)) return true;
          if (visit(at, end, before, sequence.length - i + piece.length, before)) return true;
        }
      }
    }
    return false;
  }
  /** MEL-3.8d: the number now next to the cut end is closer than the one before the cut. */
  const closer = (at: number, left: number, right: number, before: number): boolean =>
    right - left < before - at;
  const fits = (at: number, left: number, right: number, cards: number, before: number): boolean =>
    cards <= LONGEST && c.joins[left * SLOTS + right] === 1 && closer(at, left, right, before);

  return {
    candidates(state, _seat, out) {
      each(state, (at, left, right) => {
        out.push(cutMove(at, left, right));
        return false;
      });
    },
    refuse(state, _seat, { at, left, right }) {
      const sequence = state.pieces.find(piece => piece.includes(at) && last(piece) !== at);
      const i = sequence?.indexOf(at) ?? -1;
      const before = sequence?.[i + 1];
      const atLeft = left === at;
      const piece = state.pieces.find(other => (atLeft ? first(other) === right : last(other) === left));
      if (
        sequence === undefined ||
        before === undefined ||
        piece === undefined ||
        piece === sequence ||
        !(atLeft || right === before)
      ) {
        return { rule: 'MEL-3.8', values: { at, left, right } };
      }
      const kept = atLeft ? i + 1 : sequence.length - i - 1;
      const refusal = refuseMeeting(c, left, right, kept + piece.length);
      if (refusal) return refusal;
      return closer(at, left, right, before)
        ? undefined
        : { rule: 'MEL-3.8d', values: { left, right, at, before } };
    },
    legal(state, _seat, out) {
      each(state, (at, left, right, cards, before) => {
        if (fits(at, left, right, cards, before)) out.push(cutMove(at, left, right));
        return false;
      });
    },
    possible: state => each(state, fits),
    apply(state, { seat, pawn }, { at, left, right }, driver) {
      const pieces = state.pieces;
      const s = indexWhere(pieces, piece => piece.includes(at));
      const sequence = pieces[s];
      const tail = sequence.splice(sequence.indexOf(at) + 1);
      driver.emit?.({ type: 'cut', seat, at, before: tail[0] });
      if (left === at) {
        const j = indexWhere(pieces, piece => first(piece) === right);
        for (const card of pieces[j]) sequence.push(card);
        pieces[j] = tail;
        joined(state, seat, left, right, sequence, pawn, journals, driver);
      } else {
        const piece = pieces[indexWhere(pieces, other => last(other) === left)];
        for (const card of tail) piece.push(card);
        joined(state, seat, left, right, piece, pawn, journals, driver);
      }
    },
  };
}
