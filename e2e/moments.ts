import type { Frame, Move, State } from '@backlot/movie-maker';

type Asked<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
type There = (state: State, legal: readonly Move[]) => boolean;

/** The question that is asked, where it is of that kind. */
function asking<K extends Frame['kind']>(state: State, kind: K): Asked<K> | undefined {
  const frame = state.stack.at(-1);
  return frame?.kind === kind ? (frame as Asked<K>) : undefined;
}
const count = (legal: readonly Move[], type: Move['type']) => legal.filter(move => move.type === type).length;

/** Moments of International Movie Maker at which a desk shows, with so much on it that there is something to see. */
export const MOMENTS = {
  oscar: (state, legal) => asking(state, 'oscar') !== undefined && legal.length > 1,
  retake: state => asking(state, 'retake') !== undefined,
  star: (state, legal) => asking(state, 'lose')?.directors === 0 && legal.length > 2,
  director: (state, legal) => asking(state, 'lose')?.directors === 1 && legal.length > 1,
  casting: (state, legal) => asking(state, 'cast') !== undefined && legal.length > 1,
  debt: (state, legal) =>
    asking(state, 'debt') !== undefined && count(legal, 'sell') > 2 && count(legal, 'pawn') > 0,
  loans: (_, legal) => count(legal, 'roll') > 0 && count(legal, 'redeem') > 0 && count(legal, 'pawn') > 0,
  reserve: state => asking(state, 'reserve') !== undefined,
  auction: (state, legal) => (asking(state, 'bid')?.holder ?? -1) >= 0 && legal.length > 4,
  offer: (state, legal) =>
    asking(state, 'offer') !== undefined && count(legal, 'give') > 2 && count(legal, 'want') > 2,
  answer: (state, legal) => count(legal, 'counter') > 0 && asking(state, 'answer')?.give.items.length !== 0,
} satisfies Record<string, There>;
