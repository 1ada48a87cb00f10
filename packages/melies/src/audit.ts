import { invariant } from '@backlot/engine';
import { type Components, SLOTS } from './components.ts';
import { total } from './shares.ts';
import { FINAL, INITIAL, type State, TOKENS } from './types.ts';

type Heaps = readonly (readonly number[])[];

const TOKEN_NUMBERS = TOKENS.map((_, token) => token);
const TITLES = [INITIAL, FINAL];

/** More than any number a card or token has. */
const NUMBERS = 64;

/** Whether heaps hold the same cards together, each equally often. Counted, not sorted: this runs after every move. */
function same(heaps: Heaps, others: Heaps): boolean {
  const counts = new Int32Array(NUMBERS);
  let left = 0;
  for (const heap of others) {
    for (const card of heap) counts[card]++;
    left += heap.length;
  }
  for (const heap of heaps) {
    for (const card of heap) {
      // Neither is a number that no card has.
      if (!(counts[card] > 0)) return false;
      counts[card]--;
    }
    left -= heap.length;
  }
  return left === 0;
}

/** Throws where a component was lost, doubled or put where it can't be. */
export function audit(c: Components, state: State): void {
  const { players } = state;
  const effects = [
    state.effectRow,
    state.effectDeck,
    state.effectDiscard,
    state.aside,
    [state.installed],
    ...players.map(player => player.effects),
  ];
  invariant(same(effects, [c.effectCards]), 'every effect card is somewhere, once (MEL-1.5)');

  const next = state.nextScene < 0 ? [] : [state.nextScene];
  const filmed = state.pieces.flat().filter(card => card !== INITIAL && card !== FINAL);
  const scenes = [filmed, state.sceneRow, next, state.sceneDeck, ...players.map(player => player.scenes)];
  invariant(same(scenes, [c.sceneCards]), 'every scene is somewhere, once (MEL-1.4)');
  const titles = state.pieces.flat().filter(card => card === INITIAL || card === FINAL);
  invariant(same([titles], [TITLES]), 'both title cards lie in the editing area (MEL-1.10)');
  const owned: number[] = [];
  for (let scene = 0; scene < state.owners.length; scene++) if (state.owners[scene] >= 0) owned.push(scene);
  invariant(same([filmed], [owned]), 'every filmed scene lies under a ticket (MEL-3.6)');
  for (const piece of state.pieces) {
    invariant(piece.length >= 1 && piece.length <= 5, 'a sequence has one to five cards (MEL-3.7c)');
    for (let i = 1; i < piece.length; i++) {
      invariant(c.joins[piece[i - 1] * SLOTS + piece[i]] === 1, 'numbers ascend and tapes agree (MEL-3.7)');
    }
  }

  for (let share = 0; share < 3; share++) {
    const count = players.reduce(
      (sum, player) => sum + player.shares[share] + player.discarded[share],
      state.shareDeck[share],
    );
    invariant(count === c.sharesEach, 'every share is somewhere, once (MEL-1.8)');
  }
  const tokens = state.stage.filter(face => face >= 0).map(face => face >> 1);
  if (state.spare >= 0) tokens.push(state.spare);
  invariant(same([tokens], [TOKEN_NUMBERS]), 'six actor tokens (MEL-1.9)');

  players.forEach((player, seat) => {
    const onBoard = state.spaces.reduce(
      (sum, owner, space) => sum + (owner === seat ? c.spacePawns[space] : 0),
      0,
    );
    invariant(
      player.pawns + onBoard === (players.length === 2 ? 3 : 2),
      'every pawn is in hand or on the board (MEL-1.2)',
    );
    const tickets = player.tickets + state.owners.filter(owner => owner === seat).length;
    invariant(tickets === 7 && player.tickets >= 0, 'seven tickets (MEL-1.2)');
    const holding = state.stack.some(frame => frame.kind === 'discard' && frame.seat === seat);
    invariant(total(player.shares) <= (holding ? 4 : 3), 'three shares at most (MEL-4.1)');
    player.disks.forEach((disk, journal) => {
      invariant(
        disk <= c.pages[journal][state.journals[journal].page].length,
        'the disk stays on its page (MEL-5.3)',
      );
    });
  });
  invariant(
    state.aside.length === 0 || state.stack.some(frame => frame.kind === 'restocked'),
    'cards put aside return (MEL-R5)',
  );
}
