import { CELLS, EFFECTS, FINAL, JOURNALS, type Move, PAINTS, SHARES } from './types.ts';

/**
 * One frozen object per possible move, so that listing moves allocates nothing.
 * Cuts are too many to keep and too rare to matter: they are made when asked for.
 */
const each = <M extends Move>(count: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: count }, (_, i) => Object.freeze(make(i)));

const SCENES = FINAL + 1;
const KINDS = EFFECTS.length * PAINTS.length;
const FACES = 12;

export const LAY = each(SCENES, scene => ({ type: 'lay', scene }) as const);
export const STAND = each(FACES * CELLS.length, i => {
  return { type: 'stand', face: Math.floor(i / CELLS.length), cell: i % CELLS.length } as const;
});
export const PLACE = each(9, space => ({ type: 'place', space }) as const);
export const RETRIEVE = Object.freeze({ type: 'retrieve' } as const);
/** Clockwise one or two steps, then anticlockwise one or two. */
export const SET = [1, 2, -1, -2].map(steps => Object.freeze({ type: 'set', steps } as const));
export const REFRESH = Object.freeze({ type: 'refresh' } as const);
export const TAKE = each(KINDS, effect => ({ type: 'take', effect }) as const);
export const WRITE = each(SCENES, scene => ({ type: 'write', scene }) as const);
export const TURN = each(CELLS.length, cell => ({ type: 'turn', cell }) as const);
/** By from * 9 + to. */
export const MOVE = each(CELLS.length * CELLS.length, i => {
  return { type: 'move', from: Math.floor(i / CELLS.length), to: i % CELLS.length } as const;
});
export const FILM = each(SCENES, scene => ({ type: 'film', scene }) as const);
export const EXCHANGE = each(KINDS, effect => ({ type: 'exchange', effect }) as const);
/** By left * 44 + right. */
export const JOIN = each(SCENES * SCENES, i => {
  return { type: 'join', left: Math.floor(i / SCENES), right: i % SCENES } as const;
});
export const cutMove = (at: number, left: number, right: number) =>
  ({ type: 'cut', at, left, right }) as const;
export const COLOR = each(SCENES, scene => ({ type: 'color', scene }) as const);
/** By first * 12 + second. */
export const PAY = each(
  KINDS * KINDS,
  i => ({ type: 'pay', first: Math.floor(i / KINDS), second: i % KINDS }) as const,
);
export const ADVANCE = each(JOURNALS.length, journal => ({ type: 'advance', journal }) as const);
export const DISCARD = each(SHARES.length, share => ({ type: 'discard', share }) as const);

/** Kinds of effect card. */
export const EFFECT_KINDS = KINDS;
