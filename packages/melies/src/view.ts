import { type Chance, draw, type Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import { total } from './shares.ts';
import type { Event, Player, PlayerView, SeenShares, State, View } from './types.ts';

const seen = (counts: readonly number[], visible: boolean): SeenShares => ({
  count: total(counts),
  known: visible ? [...counts] : undefined,
});

/** MEL-R2: scenes and effects lie open; shares are hidden until the end (MEL-6.4); own discards are remembered (MEL-R29). */
function viewPlayer(player: Player, own: boolean, over: boolean): PlayerView {
  return {
    pawns: player.pawns,
    tickets: player.tickets,
    prestige: player.prestige,
    scenes: [...player.scenes],
    effects: [...player.effects],
    shares: seen(player.shares, own || over),
    discarded: seen(player.discarded, own),
    disks: [...player.disks],
  };
}

/** What `seat` may know, made from nothing field by field; undefined is anyone at all. */
export function view(state: State, seat: Seat | undefined): View {
  const over = state.stack.length === 0;
  return {
    seat,
    start: state.start,
    mover: state.mover,
    round: state.round,
    finalRound: state.finalRound,
    filmedRound: state.filmedRound,
    set: state.set,
    stage: [...state.stage],
    spare: state.spare,
    installed: state.installed,
    effectRow: [...state.effectRow],
    effectDiscard: [...state.effectDiscard],
    aside: [...state.aside],
    sceneRow: [...state.sceneRow],
    nextScene: state.nextScene,
    decks: {
      effects: state.effectDeck.length,
      scenes: state.sceneDeck.length,
      shares: total(state.shareDeck),
    },
    players: state.players.map((player, i) => viewPlayer(player, i === seat, over)),
    spaces: [...state.spaces],
    owners: [...state.owners],
    coloured: [...state.coloured],
    pieces: state.pieces.map(piece => [...piece]),
    journals: state.journals.map(journal => ({ ...journal })),
    stack: state.stack.map(frame => ({ ...frame })),
  };
}

/** Which share was drawn or discarded is for its seat alone. */
export function show(event: Event, seat: Seat | undefined): Event {
  if (event.type !== 'shareTaken' && event.type !== 'shareDiscarded') return event;
  return event.seat === seat ? event : { type: event.type, seat: event.seat };
}

/** The cards of `all` that lie nowhere in sight: what a deck must hold, whatever its order. */
function unseen(all: readonly number[], sight: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const cards of sight) for (const card of cards) counts.set(card, (counts.get(card) ?? 0) - 1);
  return [...counts].flatMap(([card, count]) => new Array<number>(Math.max(0, count)).fill(card));
}

/** A state that `from` could be a view of: hidden shares dealt uniformly, decks rebuilt as what is not in sight. */
export function imagine(c: Components, from: View, chance: Chance): State {
  const pool: number[] = [];
  for (let share = 0; share < 3; share++) {
    let left = c.sharesEach;
    for (const player of from.players)
      left -= (player.shares.known?.[share] ?? 0) + (player.discarded.known?.[share] ?? 0);
    for (let i = 0; i < left; i++) pool.push(share);
  }
  const deal = ({ count, known }: SeenShares): number[] => {
    if (known) return [...known];
    const counts = [0, 0, 0];
    for (let i = 0; i < count; i++) counts[draw(pool, chance) as number]++;
    return counts;
  };
  const players = from.players.map(player => ({
    pawns: player.pawns,
    tickets: player.tickets,
    prestige: player.prestige,
    scenes: [...player.scenes],
    effects: [...player.effects],
    shares: deal(player.shares),
    discarded: deal(player.discarded),
    disks: [...player.disks],
  }));
  const shareDeck = [0, 0, 0];
  for (const share of pool) shareDeck[share]++;
  const held = from.players.map(player => player.effects);
  const toFilm = from.players.map(player => player.scenes);
  const filmed = from.pieces as readonly (readonly number[])[];
  return {
    start: from.start,
    mover: from.mover,
    round: from.round,
    finalRound: from.finalRound,
    filmedRound: from.filmedRound,
    set: from.set,
    stage: [...from.stage],
    spare: from.spare,
    installed: from.installed,
    effectRow: [...from.effectRow],
    effectDeck: unseen(c.effectCards, [
      ...held,
      from.effectRow,
      from.effectDiscard,
      from.aside,
      [from.installed],
    ]),
    effectDiscard: [...from.effectDiscard],
    aside: [...from.aside],
    sceneRow: [...from.sceneRow],
    nextScene: from.nextScene,
    sceneDeck: unseen(
      c.edition.scenes.map(scene => scene.number),
      [...toFilm, ...filmed, from.sceneRow, [from.nextScene]],
    ),
    shareDeck,
    players,
    spaces: [...from.spaces],
    owners: [...from.owners],
    coloured: [...from.coloured],
    pieces: from.pieces.map(piece => [...piece]),
    journals: from.journals.map(journal => ({ ...journal })),
    stack: from.stack.map(frame => ({ ...frame })),
  };
}

/** An independent copy; frames are never changed in place and are shared. */
export function clone(state: State): State {
  return {
    start: state.start,
    mover: state.mover,
    round: state.round,
    finalRound: state.finalRound,
    filmedRound: state.filmedRound,
    set: state.set,
    stage: state.stage.slice(),
    spare: state.spare,
    installed: state.installed,
    effectRow: state.effectRow.slice(),
    effectDeck: state.effectDeck.slice(),
    effectDiscard: state.effectDiscard.slice(),
    aside: state.aside.slice(),
    sceneRow: state.sceneRow.slice(),
    nextScene: state.nextScene,
    sceneDeck: state.sceneDeck.slice(),
    shareDeck: state.shareDeck.slice(),
    players: state.players.map(clonePlayer),
    spaces: state.spaces.slice(),
    owners: state.owners.slice(),
    coloured: state.coloured.slice(),
    pieces: state.pieces.map(piece => piece.slice()),
    journals: state.journals,
    stack: state.stack.slice(),
  };
}

const clonePlayer = (player: Player): Player => ({
  pawns: player.pawns,
  tickets: player.tickets,
  prestige: player.prestige,
  scenes: player.scenes.slice(),
  effects: player.effects.slice(),
  shares: player.shares.slice(),
  discarded: player.discarded.slice(),
  disks: player.disks.slice(),
});
