import type { Seat } from '@backlot/engine';
import type { Film, Frame, Player, State, View } from './types.ts';

type SeenPlayer = View['players'][number];

const seenPlayer = (player: SeenPlayer): Player => ({
  cash: player.cash,
  space: player.space,
  cards: [...player.cards],
  locations: player.locations,
  charity: player.charity,
  films: player.films.map((film): Film => ({ ...film })),
  missing: player.missing,
  bankrupt: player.bankrupt,
});

/** Everything but the seat: nothing on the table is secret (IMM-1.3), and the deck is shown as a set. */
const seen = (from: State | View): State => ({
  length: from.length,
  rent: from.rent,
  start: from.start,
  mover: from.mover,
  turn: from.turn,
  ending: from.ending,
  replayed: from.replayed,
  bank: from.bank,
  deck: [...from.deck].sort((a, b) => a - b),
  up: from.up,
  box: [...from.box],
  locations: from.locations,
  lostLocations: from.lostLocations,
  oscars: from.oscars,
  charity: from.charity,
  owners: [...from.owners],
  since: [...from.since],
  offered: [...from.offered],
  players: from.players.map(seenPlayer),
  stack: from.stack.map((frame): Frame => ({ ...frame })),
});

/** What `seat` may know; undefined is anyone at all. */
export const view = (state: State, seat: Seat | undefined): View => ({ seat, ...seen(state) });

/** The state that a view shows: a deck without an order leaves nothing to draw. */
export const imagine = (from: View): State => seen(from);

/** An independent copy; films and frames are never changed in place and are shared. */
export const clone = (state: State): State => ({
  length: state.length,
  rent: state.rent,
  start: state.start,
  mover: state.mover,
  turn: state.turn,
  ending: state.ending,
  replayed: state.replayed,
  bank: state.bank,
  deck: state.deck.slice(),
  up: state.up,
  box: state.box.slice(),
  locations: state.locations,
  lostLocations: state.lostLocations,
  oscars: state.oscars,
  charity: state.charity,
  owners: state.owners.slice(),
  since: state.since.slice(),
  offered: state.offered.slice(),
  players: state.players.map(clonePlayer),
  stack: state.stack.slice(),
});

const clonePlayer = (player: Player): Player => ({
  cash: player.cash,
  space: player.space,
  cards: player.cards.slice(),
  locations: player.locations,
  charity: player.charity,
  films: player.films.slice(),
  missing: player.missing,
  bankrupt: player.bankrupt,
});
