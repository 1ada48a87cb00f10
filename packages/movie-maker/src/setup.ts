import { type Driver, draw, invariant, type Seat, type Variant } from '@backlot/engine';
import type { Components } from './components.ts';
import { transfer } from './holdings.ts';
import { DEALT, START_CASH } from './money.ts';
import { nextTurn, rollDice } from './turn.ts';
import { BANK, COMPANIES, type Event, LENGTHS, NONE, RENTS, type State } from './types.ts';

/** Rolls for the start after which a lot decides: dice that always agree must not go on for ever. */
const MOST_ROLLS = 20;

/** IMM-1.1: two dice each, the highest total starts; ties roll again. */
function whoStarts(seats: number, driver: Driver<Event>): Seat {
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  for (let i = 0; i < MOST_ROLLS && tied.length > 1; i++) {
    const totals = tied.map(seat => {
      const dice = rollDice(driver);
      driver.emit?.({ type: 'startRolled', seat, dice });
      return dice[0] + dice[1];
    });
    const most = Math.max(...totals);
    tied = tied.filter((_, at) => totals[at] === most);
  }
  return tied.length === 1 ? tied[0] : tied[driver.chance(tied.length)];
}

const option = (names: readonly string[], name: string | undefined): number =>
  Math.max(0, names.indexOf(name ?? ''));

/** Chapter 1: cash, the deck, and in the short game four cards each; then the first turn is begun. */
export function setup(c: Components, variant: Variant, seats: number, driver: Driver<Event>): State {
  invariant(seats >= 2 && seats <= 6, 'two to six seats (IMM-1.1)');
  const { stock } = c.edition;
  const start = whoStarts(seats, driver);
  const length = option(LENGTHS, variant.game);
  const state: State = {
    length,
    rent: option(RENTS, variant.rent),
    start,
    mover: (start + seats - 1) % seats, // the first turn moves on to `start`
    turn: 0,
    ending: 0,
    replayed: 0,
    bank: 0,
    deck: Array.from({ length: c.cards }, (_, card) => card),
    up: NONE,
    box: [],
    locations: stock.locations.value,
    lostLocations: 0,
    oscars: stock.oscars.value,
    charity: stock.charity.value,
    owners: COMPANIES.map(() => BANK),
    since: COMPANIES.map(() => 0),
    offered: [],
    players: Array.from({ length: seats }, () => ({
      cash: 0,
      space: 0,
      cards: [],
      locations: 0,
      charity: 0,
      films: [],
      missing: 0,
      bankrupt: 0,
    })),
    stack: [],
  };
  driver.emit?.({ type: 'began', seat: start });
  state.players.forEach((player, seat) => {
    transfer(state, BANK, seat, START_CASH); // IMM-1.2
    if (length !== LENGTHS.indexOf('short')) return;
    for (let i = 0; i < DEALT; i++) {
      const card = draw(state.deck, driver.chance);
      invariant(card !== undefined, 'an edition has cards for the short game (IMM-1.2)');
      player.cards.push(card);
    }
    driver.emit?.({ type: 'dealt', seat, cards: [...player.cards] });
  });
  nextTurn(c, state, driver);
  return state;
}
