import { TITLES } from '../titles.ts';
import { start } from './processes.ts';
import type { Round } from './random-play.ts';

/** What one title's rules do in a second of one core. */
export interface EngineFigures {
  /** What was played on both engines: any move at random, or all but those that open a negotiation. */
  readonly play: 'random' | 'random, negotiation windows passed';
  readonly moves_per_s: number;
  readonly boardgameio_moves_per_s: number;
  readonly ratio: number;
  /** Microseconds to copy a position from the middle of a game. */
  readonly clone_us: number;
}

/** Turns until the compiler has seen enough; they do not count. */
const WARM_UP = 2;
const ROUNDS = 8;

/**
 * Random play on this engine and on boardgame.io in turns of `ms` milliseconds, never both at once. The
 * best turn of each counts: what else the machine does can only slow one down. At last one turn of copies.
 */
export async function engineFigures(title: string, ms: number): Promise<EngineFigures> {
  const [ours, theirs] = [start('backlot'), start('boardgame.io')];
  let [own, other, copies] = [0, 0, 0];
  try {
    for (let seed = 0; seed < WARM_UP + ROUNDS; seed++) {
      const order = { title, ms, seed };
      const mine = await ours.play(order);
      const compared = await theirs.play(order);
      if (seed < WARM_UP) continue;
      own = Math.max(own, perSecond(mine));
      other = Math.max(other, perSecond(compared));
    }
    copies = perSecond(await ours.play({ title, clones: true, ms, seed: WARM_UP }));
  } finally {
    ours.stop();
    theirs.stop();
  }
  return {
    play: TITLES[title]?.talk === undefined ? 'random' : 'random, negotiation windows passed',
    moves_per_s: Math.round(own),
    boardgameio_moves_per_s: Math.round(other),
    ratio: Math.round((own / other) * 10) / 10,
    clone_us: Math.round((1e6 / copies) * 100) / 100,
  };
}

const perSecond = ({ moves, ms }: Round): number => (moves / ms) * 1000;
