import { type Chance, draw, invariant } from '@backlot/engine';
import type { SeenTiles, State, View } from './types.ts';

/**
 * A state that `from` could be a view of: draw pile, the discards of others and what another has drawn are dealt
 * together from the tiles not seen, uniformly (CAN-R3).
 */
export function imagine(from: View, chance: Chance): State {
  const pool = from.unseen.flatMap((count, kind) => new Array<number>(count).fill(kind));
  const deal = ({ count, known }: SeenTiles): number[] => {
    if (known) return [...known];
    const kinds: number[] = [];
    for (let i = 0; i < count; i++) {
      const kind = draw(pool, chance);
      invariant(kind !== undefined, 'a view counts no more hidden tiles than it has not seen');
      kinds.push(kind);
    }
    return kinds.sort((a, b) => a - b);
  };
  const drawn = deal(from.drawn);
  const players = from.players.map(player => ({
    tickets: player.tickets,
    rods: [...player.rods],
    goods: [...player.goods],
    discards: deal(player.discarded),
  }));
  return {
    start: from.start,
    mover: from.mover,
    turn: from.turn,
    agents: from.agents,
    stuck: from.stuck,
    tiles: [...from.tiles],
    pile: pool,
    drawn,
    players,
    cigars: [...from.cigars],
    popularity: [...from.popularity],
    used: [...from.used],
    produced: from.produced,
    presented: [...from.presented],
    stack: from.stack.map(frame => ({ ...frame })),
  };
}
