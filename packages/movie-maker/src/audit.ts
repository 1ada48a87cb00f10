import { invariant, Tally } from '@backlot/engine';
import type { Components } from './components.ts';
import { filmLocations } from './films.ts';
import { BANK, COMPANIES, NONE, PARTS, type Player, type State } from './types.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Bank and players together: no auction keeps a pot, since the last bidder pays when it is over (IMM-R3). */
function auditMoney({ players, bank }: State): void {
  for (const { cash } of players) {
    invariant(
      Number.isInteger(cash) && cash >= 0,
      'cash is whole pounds, and nobody goes below zero (IMM-5.2)',
    );
  }
  invariant(bank + sum(players.map(({ cash }) => cash)) === 0, 'money only changes hands (IMM-1.2)');
}

// Cards are counted after every move of every table, so no list of them is made.

const tally = new Tally();

function foundFilms({ films }: Player): boolean {
  for (const { story, male, female, director } of films) {
    if (!(tally.found(story) && tally.found(male) && tally.found(female) && tally.found(director)))
      return false;
  }
  return true;
}

function everyCard(c: Components, { deck, box, up, players }: State): boolean {
  tally.begin(c.cards);
  for (let card = 0; card < c.cards; card++) tally.expect(card);
  for (const player of players) if (!tally.foundAll(player.cards) || !foundFilms(player)) return false;
  return (up === NONE || tally.found(up)) && tally.foundAll(deck) && tally.foundAll(box) && tally.complete;
}

const ONE_EACH = PARTS.map(part => `a film has one ${part} (IMM-4.1)`);

function auditParts({ parts }: Components, { players }: State): void {
  for (const { films } of players) {
    for (const { story, male, female, director } of films) {
      invariant(parts[story] === 0, ONE_EACH[0]);
      invariant(parts[male] === 1, ONE_EACH[1]);
      invariant(parts[female] === 2, ONE_EACH[2]);
      invariant(parts[director] === 3, ONE_EACH[3]);
    }
  }
}

/** Throws where a component or a pound was lost, doubled or put where it can't be. */
export function audit(c: Components, state: State): void {
  const { players, owners } = state;
  const { stock } = c.edition;
  auditMoney(state);
  auditParts(c, state);
  invariant(everyCard(c, state), 'every card is somewhere, once (IMM-1.3)');
  const films = players.flatMap(player => player.films);
  const laid = sum(films.map(({ story }) => filmLocations(c, story)));
  const held = sum(players.map(({ locations }) => locations));
  const locations = state.locations + state.lostLocations + held + laid;
  invariant(locations === stock.locations.value, 'location cards are kept (IMM-1.4)');
  const oscars = state.oscars + sum(films.map(({ oscar }) => oscar));
  invariant(oscars === stock.oscars.value, 'Oscars are kept (IMM-1.4)');
  const charity = state.charity + sum(players.map(player => player.charity));
  invariant(charity === stock.charity.value, 'charity performance cards are kept (IMM-1.4)');
  invariant(
    state.locations >= 0 &&
      state.oscars >= 0 &&
      state.charity >= 0 &&
      players.every(player => player.locations >= 0),
    'nobody owes cards',
  );
  invariant(owners.length === COMPANIES.length, 'six companies (IMM-1.4)');
  for (const owner of owners) {
    invariant(owner === BANK || players[owner]?.bankrupt === 0, 'companies belong to players in the game');
  }
  for (const frame of state.stack) {
    invariant(players[frame.seat]?.bankrupt === 0, 'only players in the game are asked (IMM-5.2)');
  }
}
