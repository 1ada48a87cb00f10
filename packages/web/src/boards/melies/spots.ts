import { CELLS, EFFECTS, type EffectKind, type Move, PAINTS, type View } from '@backlot/melies';

/**
 * A place on the board that can be pressed, such as `cell:4` or `hand:21`.
 * Numbers as in the view: cells, spaces, journals and kinds are indexes, scenes their printed numbers.
 */
export type Spot = string;

/** The spots pressed one after the other to say one move. */
export type Path = readonly Spot[];

/** The piece of the editing area that holds `scene`, named by its first card. */
function pieceSpot(view: View, scene: number): Spot {
  const piece = view.pieces.find(cards => cards.includes(scene));
  return `piece:${piece?.[0] ?? scene}`;
}

/**
 * Every way to say `move` by pressing spots of the board. Several where the order is free;
 * none for moves that only the list of choices offers.
 */
export function paths(move: Move, view: View): Path[] {
  switch (move.type) {
    case 'lay':
      return [[`hand:${move.scene}`]];
    case 'stand':
      return [
        [`face:${move.face}`, `cell:${move.cell}`],
        [`cell:${move.cell}`, `face:${move.face}`],
      ];
    case 'place':
      return [[`space:${move.space}`]];
    case 'retrieve':
      return [['pawns']];
    case 'set':
      return [[`gap:${(view.set + move.steps + 10) % 5}`]];
    case 'refresh':
      return [['refresh']];
    case 'take':
      return [[`row:${move.effect}`]];
    case 'write':
      return [[`script:${move.scene}`]];
    case 'turn':
      // Pressing the actor is enough where nothing else can be done with it.
      return [[`cell:${move.cell}`], [`cell:${move.cell}`, `turn:${move.cell}`]];
    case 'move': {
      const there = [`cell:${move.from}`, `cell:${move.to}`];
      const swap = (view.stage[move.to] ?? -1) >= 0;
      return swap ? [there, [...there].reverse()] : [there];
    }
    case 'film':
      return [[`hand:${move.scene}`]];
    case 'join': {
      // Numbers ascend, so two pieces fit in one order at most and may be pressed in either.
      const pair = [pieceSpot(view, move.left), pieceSpot(view, move.right)];
      return [pair, [...pair].reverse()];
    }
    case 'cut':
      return [[`cut:${move.at}`, pieceSpot(view, move.left === move.at ? move.right : move.left)]];
    case 'color':
      return [[`frame:${move.scene}`]];
    case 'advance':
      return [[`journal:${move.journal}`]];
    case 'exchange':
      return [[`held:${move.effect}`]];
    case 'pay': {
      const pair = [`held:${move.first}`, `held:${move.second}`];
      return [pair, [...pair].reverse()];
    }
    case 'discard':
      return [[`share:${move.share}`]];
    case 'pass':
      return [];
  }
}

/** Key by which the log points at an effect card, as "effect:mirror-red". */
export const effectPiece = (kind: EffectKind): string => `effect:${effectName(kind)}-${paintName(kind)}`;
/** Key of the actor on a cell, as "actor:a1". */
export const actorPiece = (cell: number): string => `actor:${CELLS[cell]}`;

export const effectName = (kind: EffectKind) => EFFECTS[Math.floor(kind / PAINTS.length)] ?? EFFECTS[0];
export const paintName = (kind: EffectKind) => PAINTS[kind % PAINTS.length] ?? PAINTS[0];
