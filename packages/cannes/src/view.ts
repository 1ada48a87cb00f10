import type { Seat } from '@backlot/engine';
import { type Components, tileSet } from './components.ts';
import type { Event, Frame, Player, SeenTiles, State, View } from './types.ts';

const seen = (kinds: readonly number[], visible: boolean): SeenTiles => ({
  count: kinds.length,
  known: visible ? [...kinds].sort((a, b) => a - b) : undefined,
});

/** Which tile another seat is about to lay, and where, is hidden until it lies: the choice still seems open. */
function viewFrame(frame: Frame, seat: Seat | undefined): Frame {
  if ((frame.kind !== 'cell' && frame.kind !== 'turn') || frame.seat === seat) return { ...frame };
  return { kind: 'tile', seat: frame.seat, placed: frame.placed };
}

/** What `seat` may know (CAN-R3), made from nothing field by field; undefined is anyone at all. */
export function view(c: Components, state: State, seat: Seat | undefined): View {
  const over = state.stack.length === 0;
  const { players, mover } = state;
  const drawn = seen(state.drawn, mover === seat);
  const seats = players.map((player, i) => ({
    tickets: player.tickets,
    rods: [...player.rods],
    goods: [...player.goods],
    discarded: seen(player.discards, i === seat || over),
  }));
  const unseen = [...tileSet(c, players.length)];
  const sight = [state.tiles.map(tile => tile.kind), drawn.known, ...seats.map(it => it.discarded.known)];
  for (const kinds of sight) for (const kind of kinds ?? []) unseen[kind]--;
  // cells of Cannes are no part of the set
  unseen[unseen.length - 1] = 0;
  return {
    seat,
    start: state.start,
    mover,
    turn: state.turn,
    agents: state.agents,
    stuck: state.stuck,
    tiles: [...state.tiles],
    pile: state.pile.length,
    drawn,
    players: seats,
    cigars: [...state.cigars],
    popularity: [...state.popularity],
    used: [...state.used],
    produced: state.produced,
    presented: [...state.presented],
    unseen,
    stack: state.stack.map(frame => viewFrame(frame, seat)),
  };
}

/** Which tiles were drawn or discarded is for their seat alone (CAN-2.1, CAN-2.6). */
export function show(event: Event, seat: Seat | undefined): Event {
  if ((event.type !== 'drew' && event.type !== 'discarded') || event.seat === seat) return event;
  return { type: event.type, seat: event.seat, count: event.count };
}

/** An independent copy; frames, tiles and cigars are never changed in place and are shared. */
export function clone(state: State): State {
  const players: Player[] = [];
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i];
    players.push({
      tickets: player.tickets,
      rods: player.rods.slice(),
      goods: player.goods.slice(),
      discards: player.discards.slice(),
    });
  }
  return {
    start: state.start,
    mover: state.mover,
    turn: state.turn,
    agents: state.agents,
    stuck: state.stuck,
    tiles: state.tiles.slice(),
    pile: state.pile.slice(),
    drawn: state.drawn.slice(),
    players,
    cigars: state.cigars.slice(),
    popularity: state.popularity.slice(),
    used: state.used.slice(),
    produced: state.produced,
    presented: state.presented.slice(),
    stack: state.stack.slice(),
  };
}
