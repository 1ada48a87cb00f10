import { invariant } from '@backlot/engine';
import { type Components, SLOTS } from './components.ts';
import { total } from './shares.ts';
import { FINAL, INITIAL, type Player, type State, TOKENS } from './types.ts';

// This runs after every move of every table, so nothing is made anew in it: one tally counts all there is to count.

/** More than any number a card or token has. */
const NUMBERS = 64;
/** How many of each number have not been found yet, and how many in all; below nothing when there were too many. */
const missing = new Int32Array(NUMBERS);
let left = 0;

/** Begins to count: these are to be found, each as often as it is here. */
function expecting(numbers: readonly number[]): void {
  missing.fill(0);
  left = 0;
  for (const number of numbers) missing[number]++;
  left = numbers.length;
}

/** One more is to be found. */
function expectingToo(number: number): void {
  missing[number]++;
  left++;
}

/** Whether one more of `number` was to be found. */
function found(number: number): boolean {
  left--;
  // What is no number that anything has was not.
  return missing[number]-- > 0;
}

/** Whether all of these were. */
function foundAll(numbers: readonly number[]): boolean {
  for (const number of numbers) if (!found(number)) return false;
  return true;
}

const isTitle = (card: number): boolean => card === INITIAL || card === FINAL;

function everyEffect(c: Components, state: State): boolean {
  expecting(c.effectCards);
  for (const { effects } of state.players) if (!foundAll(effects)) return false;
  const open = foundAll(state.effectRow) && found(state.installed) && foundAll(state.aside);
  return open && foundAll(state.effectDeck) && foundAll(state.effectDiscard) && left === 0;
}

/** Whether all cards in the editing area but the title cards were to be found. */
function foundFilmed({ pieces }: State): boolean {
  for (const piece of pieces) for (const card of piece) if (!isTitle(card) && !found(card)) return false;
  return true;
}

function everyScene(c: Components, state: State): boolean {
  expecting(c.sceneCards);
  for (const { scenes } of state.players) if (!foundAll(scenes)) return false;
  if (state.nextScene >= 0 && !found(state.nextScene)) return false;
  return foundFilmed(state) && foundAll(state.sceneRow) && foundAll(state.sceneDeck) && left === 0;
}

function bothTitles({ pieces }: State): boolean {
  expecting([]);
  expectingToo(INITIAL);
  expectingToo(FINAL);
  for (const piece of pieces) for (const card of piece) if (isTitle(card) && !found(card)) return false;
  return left === 0;
}

function filmedUnderTickets(state: State): boolean {
  const { owners } = state;
  expecting([]);
  for (let scene = 0; scene < owners.length; scene++) if (owners[scene] >= 0) expectingToo(scene);
  return foundFilmed(state) && left === 0;
}

function everyToken({ stage, spare }: State): boolean {
  expecting([]);
  for (let token = 0; token < TOKENS.length; token++) expectingToo(token);
  for (const face of stage) if (face >= 0 && !found(face >> 1)) return false;
  return (spare < 0 || found(spare)) && left === 0;
}

function auditPieces(c: Components, { pieces }: State): void {
  for (const piece of pieces) {
    invariant(piece.length >= 1 && piece.length <= 5, 'a sequence has one to five cards (MEL-3.7c)');
    for (let i = 1; i < piece.length; i++) {
      invariant(c.joins[piece[i - 1] * SLOTS + piece[i]] === 1, 'numbers ascend and tapes agree (MEL-3.7)');
    }
  }
}

function auditShares(c: Components, { players, shareDeck }: State): void {
  for (let share = 0; share < 3; share++) {
    let count = shareDeck[share];
    for (const player of players) count += player.shares[share] + player.discarded[share];
    invariant(count === c.sharesEach, 'every share is somewhere, once (MEL-1.8)');
  }
}

function auditPlayer(c: Components, state: State, seat: number, player: Player): void {
  const { players, spaces, owners, stack, journals } = state;
  let pawns = player.pawns;
  for (let space = 0; space < spaces.length; space++)
    if (spaces[space] === seat) pawns += c.spacePawns[space];
  invariant(pawns === (players.length === 2 ? 3 : 2), 'every pawn is in hand or on the board (MEL-1.2)');
  let tickets = player.tickets;
  for (const owner of owners) if (owner === seat) tickets++;
  invariant(tickets === 7 && player.tickets >= 0, 'seven tickets (MEL-1.2)');
  let most = 3;
  for (const frame of stack) if (frame.kind === 'discard' && frame.seat === seat) most = 4;
  invariant(total(player.shares) <= most, 'three shares at most (MEL-4.1)');
  for (let journal = 0; journal < player.disks.length; journal++) {
    const page = c.pages[journal][journals[journal].page];
    invariant(player.disks[journal] <= page.length, 'the disk stays on its page (MEL-5.3)');
  }
}

/** Throws where a component was lost, doubled or put where it can't be. */
export function audit(c: Components, state: State): void {
  invariant(everyEffect(c, state), 'every effect card is somewhere, once (MEL-1.5)');
  invariant(everyScene(c, state), 'every scene is somewhere, once (MEL-1.4)');
  invariant(bothTitles(state), 'both title cards lie in the editing area (MEL-1.10)');
  invariant(filmedUnderTickets(state), 'every filmed scene lies under a ticket (MEL-3.6)');
  auditPieces(c, state);
  auditShares(c, state);
  invariant(everyToken(state), 'six actor tokens (MEL-1.9)');
  for (let seat = 0; seat < state.players.length; seat++) auditPlayer(c, state, seat, state.players[seat]);
  const putAside = state.aside.length > 0;
  invariant(
    !putAside || state.stack.some(frame => frame.kind === 'restocked'),
    'cards put aside return (MEL-R5)',
  );
}
