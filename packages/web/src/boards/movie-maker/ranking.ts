import type { View } from '@backlot/movie-maker';

interface Place {
  readonly seat: number;
  /** 1 is best; equal totals share it (IMM-R9). */
  readonly rank: number;
}

/** Seats of an ended game from first to last by their totals; the bankrupt come last. */
export function placed(view: Pick<View, 'players'>, totals: readonly number[]): Place[] {
  const worth = (seat: number) => (view.players[seat]?.bankrupt ? -1 : (totals[seat] ?? 0));
  return view.players
    .map((_, seat) => ({
      seat,
      rank: 1 + view.players.filter((_, other) => worth(other) > worth(seat)).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
