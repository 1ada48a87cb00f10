import { invariant } from '@backlot/engine';
import type { Components } from './components.ts';
import { filmLocations } from './films.ts';
import { BANK, COMPANIES, NONE, PARTS, type State } from './types.ts';

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

function auditCards(c: Components, state: State): void {
  const { deck, box, up, players } = state;
  const cards = [...deck, ...box, ...players.flatMap(player => player.cards)];
  if (up !== NONE) cards.push(up);
  for (const { films } of players) {
    for (const { story, male, female, director } of films) {
      const parts = [story, male, female, director];
      parts.forEach((card, part) => {
        invariant(c.parts[card] === part, `a film has one ${PARTS[part]} (IMM-4.1)`);
      });
      cards.push(...parts);
    }
  }
  invariant(
    cards.length === c.cards && new Set(cards).size === c.cards,
    'every card is somewhere, once (IMM-1.3)',
  );
}

/** Throws where a component or a pound was lost, doubled or put where it can't be. */
export function audit(c: Components, state: State): void {
  const { players, owners } = state;
  const { stock } = c.edition;
  auditMoney(state);
  auditCards(c, state);
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
    [state.locations, state.oscars, state.charity, ...players.map(player => player.locations)].every(
      n => n >= 0,
    ),
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
