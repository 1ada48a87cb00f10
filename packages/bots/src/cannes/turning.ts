import { boardOf, FACTS, type Frame, invitations, type Move, OFFSETS, type State } from '@backlot/cannes';

/**
 * How a party with invitations is best turned: towards tiles that the mover's rods touch, and away from those of the
 * others. Written into `out`.
 */
export function turnWorth(
  state: State,
  { seat, tile, cell }: Extract<Frame, { kind: 'turn' }>,
  moves: readonly Move[],
  out: number[],
): void {
  const { grid } = boardOf(state.tiles);
  const sides = OFFSETS.map(offset => {
    const i = grid[cell + offset] - 1;
    if (i < 0 || FACTS[state.tiles[i].kind].party) return 0;
    let worth = 0;
    state.players.forEach(({ rods }, other) => {
      const touches = rods.some(pair => {
        const first = Math.floor(pair / 3);
        return first === state.tiles[i].cell || first + OFFSETS[pair % 3] === state.tiles[i].cell;
      });
      if (touches) worth += other === seat ? 1 : -0.5;
    });
    return worth;
  });
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    out[i] = 0;
    if (move.type !== 'turn') continue;
    const invited = invitations(tile, move.turn);
    for (let side = 0; side < sides.length; side++) if ((invited >> side) & 1) out[i] += sides[side];
  }
}
