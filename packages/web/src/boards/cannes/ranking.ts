import type { View } from '@backlot/cannes';

/**
 * Seats of an ended game from first to last (CAN-5.2): by tickets, of equals the one whose turn would have come next.
 */
export function ranking(view: View): number[] {
  const count = view.players.length;
  const after = (seat: number) => (seat - view.mover - 1 + 2 * count) % count;
  return view.players
    .map((_, seat) => seat)
    .sort((a, b) => (view.players[b]?.tickets ?? 0) - (view.players[a]?.tickets ?? 0) || after(a) - after(b));
}
