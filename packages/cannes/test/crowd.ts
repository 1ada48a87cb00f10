import {
  cannes,
  compile,
  type Edition,
  type Move,
  placeable,
  type State,
  type TileKind,
} from '@backlot/cannes';

const tile = (kind: TileKind, count: number): Edition['tiles'][number] => ({
  kind,
  four: count,
  fewer: count,
  source: { kind: 'rulebook', four: 'reconstructed', fewer: 'reconstructed' },
});

/**
 * A set of nothing but parties with invitations, which no player would accept: with it the table can be walled in
 * by invitations, which the shipped set hardly ever allows.
 */
export const crowded = cannes(
  compile({
    id: 'crowded',
    title: 'Nothing but parties',
    note: 'For tests of a table without a place.',
    tiles: [tile('party-2-adjacent', 14), tile('party-2-gap', 14), tile('party-2-opposite', 13)],
  }),
);

/** A seed of chance with which two players who wall each other in end so. */
export const WALLED_IN = 4;

/** Cells where some party can be laid. */
const places = (state: State): number => new Set([2, 3, 4].flatMap(kind => placeable(state, kind))).size;

/** Fewest places after the tile that is being laid has been laid. */
function after(state: State, move: Move): number {
  const next = crowded.clone(state);
  crowded.apply(next, move, { chance: () => 0 });
  const kind = next.stack.at(-1)?.kind;
  if (kind !== 'cell' && kind !== 'turn') return places(next);
  return Math.min(...crowded.legal(next).map(further => after(next, further)));
}

/** Lays two tiles a turn, each where it leaves fewest places for others. */
export function wallIn(legal: Move[], state: State): Move {
  const stop = legal.find(move => move.type === 'stop');
  if (stop) return stop;
  const scored = legal.map(move => ({ move, places: move.type === 'develop' ? 999 : after(state, move) }));
  return scored.reduce((best, next) => (next.places < best.places ? next : best)).move;
}
