import { invariant, Tally } from '@backlot/engine';
import { type Components, SLOTS } from './components.ts';
import { total } from './shares.ts';
import { FINAL, INITIAL, type Player, type State, TOKENS } from './types.ts';

// This runs after every move of every table, so nothing is made anew in it.

/** More than any number a card or token has. */
const NUMBERS = 64;
const tally = new Tally();

const isTitle = (card: number): boolean => card === INITIAL || card === FINAL;

function everyEffect(c: Components, state: State): boolean {
  tally.begin(NUMBERS).expectAll(c.effectCards);
  for (const { effects } of state.players) if (!tally.foundAll(effects)) return false;
  const open = tally.foundAll(state.effectRow) && tally.found(state.installed) && tally.foundAll(state.aside);
  return open && tally.foundAll(state.effectDeck) && tally.foundAll(state.effectDiscard) && tally.complete;
}

/** Whether all cards in the editing area but the title cards were to be found. */
function foundFilmed({ pieces }: State): boolean {
  for (const piece of pieces)
    for (const card of piece) if (!isTitle(card) && !tally.found(card)) return false;
  return true;
}

function everyScene(c: Components, state: State): boolean {
  tally.begin(NUMBERS).expectAll(c.sceneCards);
  for (const { scenes } of state.players) if (!tally.foundAll(scenes)) return false;
  if (state.nextScene >= 0 && !tally.found(state.nextScene)) return false;
  return (
    foundFilmed(state) && tally.foundAll(state.sceneRow) && tally.foundAll(state.sceneDeck) && tally.complete
  );
}

function bothTitles({ pieces }: State): boolean {
  tally.begin(NUMBERS);
  tally.expect(INITIAL);
  tally.expect(FINAL);
  for (const piece of pieces) for (const card of piece) if (isTitle(card) && !tally.found(card)) return false;
  return tally.complete;
}

function filmedUnderTickets(state: State): boolean {
  const { owners } = state;
  tally.begin(NUMBERS);
  for (let scene = 0; scene < owners.length; scene++) if (owners[scene] >= 0) tally.expect(scene);
  return foundFilmed(state) && tally.complete;
}

function everyToken({ stage, spare }: State): boolean {
  tally.begin(NUMBERS);
  for (let token = 0; token < TOKENS.length; token++) tally.expect(token);
  for (const face of stage) if (face >= 0 && !tally.found(face >> 1)) return false;
  return (spare < 0 || tally.found(spare)) && tally.complete;
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
