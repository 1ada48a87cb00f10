import { type Driver, draw, type Seat } from '@backlot/engine';
import { beginAuction } from './auction.ts';
import { award, awardable, losable, lose, missRetake } from './choices.ts';
import type { Components, Space } from './components.ts';
import { charge, receive } from './debts.ts';
import { filmLocations } from './films.ts';
import { liveFilms } from './holdings.ts';
import {
  BAD_PUBLICITY,
  BAD_WEATHER,
  CHARITY,
  COMPANY_PRICE,
  LOCATION_PRICE,
  PUBLICITY,
  RENT,
  RENT_PER_FILM,
  RETAKE,
  STAR_TROUBLE,
} from './money.ts';
import { BANK, type Event, RENTS, SPACES, type SpaceKind, type State } from './types.ts';

type Landing = (state: State, seat: Seat, space: Space, driver: Driver<Event>) => void;

const OWNERS_FILMS = RENTS.indexOf('owner');

/** What each kind of space does to who lands on it (chapter 3). */
export function spaces(c: Components): readonly Landing[] {
  const nothing = (seat: Seat, rule: string, driver: Driver<Event>): void =>
    driver.emit?.({ type: 'nothing', seat, rule });

  /** IMM-3.8, IMM-R20: without a choice the card goes at once. */
  const losing =
    (directors: number): Landing =>
    (state, seat, _space, driver) => {
      const cards = losable(c, state, seat, directors);
      if (cards.length === 0) nothing(seat, 'IMM-3.8', driver);
      else if (cards.length === 1) lose(state, seat, cards[0], driver);
      else state.stack.push({ kind: 'lose', seat, directors });
    };

  const landings: Readonly<Record<SpaceKind, Landing>> = {
    // IMM-2.3: paid on the way
    'box-office': () => undefined,

    // IMM-3.1
    production(state, seat, _space, driver) {
      const card = draw(state.deck, driver.chance);
      if (card === undefined) return nothing(seat, 'IMM-3.1', driver);
      state.up = card;
      driver.emit?.({ type: 'turnedUp', seat, card });
      if (state.players[seat].cash >= c.prices[card]) state.stack.push({ kind: 'card', seat });
      else beginAuction(state, seat, card, BANK, 0, driver); // IMM-R12
    },

    // IMM-3.2
    location(state, seat, { amount }, driver) {
      if (state.locations === 0) return nothing(seat, 'IMM-3.2', driver);
      if (state.players[seat].cash < LOCATION_PRICE) return nothing(seat, 'IMM-R12', driver);
      state.stack.push({ kind: 'locations', seat, most: amount });
    },

    // IMM-3.3
    company(state, seat, { company }, driver) {
      const owner = state.owners[company];
      if (owner === BANK) {
        if (state.players[seat].cash < COMPANY_PRICE) return nothing(seat, 'IMM-R12', driver);
        state.stack.push({ kind: 'company', seat, company });
        return;
      }
      if (owner === seat) return nothing(seat, 'IMM-3.3', driver);
      const films = liveFilms(state.players[state.rent === OWNERS_FILMS ? owner : seat]); // IMM-R4
      charge(state, seat, owner, RENT + films * RENT_PER_FILM, 'IMM-3.3', driver);
    },

    // IMM-3.4
    oscar(state, seat, _space, driver) {
      const films = state.oscars > 0 ? awardable(state, seat) : [];
      if (films.length === 0) nothing(seat, 'IMM-3.4', driver);
      else if (films.length === 1) award(state, seat, films[0], driver);
      else state.stack.push({ kind: 'oscar', seat });
    },

    // IMM-3.5
    bearer: (state, seat, { amount }, driver) => receive(state, seat, amount, 'IMM-3.5', driver),

    // IMM-3.6, IMM-R7: the last film not in pawn; IMM-R19: its location cards stay out of the game
    flop(state, seat, _space, driver) {
      const { films } = state.players[seat];
      const at = films.findLastIndex(film => film.loan === 0);
      if (at < 0) return nothing(seat, 'IMM-3.6', driver);
      const [film] = films.splice(at, 1);
      const locations = filmLocations(c, film.story);
      state.box.push(film.story, film.male, film.female, film.director);
      state.lostLocations += locations;
      state.oscars += film.oscar;
      driver.emit?.({ type: 'flopped', seat, film, locations });
    },

    // IMM-3.7, IMM-R1
    'star-trouble'(state, seat, _space, driver) {
      state.players[seat].missing++;
      driver.emit?.({ type: 'missing', seat, turns: 1, rule: 'IMM-3.7' });
      charge(state, seat, BANK, STAR_TROUBLE, 'IMM-3.7', driver);
    },

    walkout: losing(0),
    'director-loss': losing(1),

    // IMM-3.9, IMM-R12: the 100 000 are paid from cash in hand
    retake(state, seat, _space, driver) {
      if (state.players[seat].cash >= RETAKE) state.stack.push({ kind: 'retake', seat });
      else missRetake(state, seat, driver);
    },

    // IMM-3.10
    charity(state, seat, _space, driver) {
      if (state.charity === 0) nothing(seat, 'IMM-3.10', driver);
      else charge(state, seat, BANK, CHARITY, 'IMM-3.10', driver);
    },
    publicity(state, seat, _space, driver) {
      const player = state.players[seat];
      if (player.charity === 0) return nothing(seat, 'IMM-3.10', driver);
      player.charity--;
      state.charity++;
      receive(state, seat, PUBLICITY, 'IMM-3.10', driver);
    },

    // IMM-3.11
    'licence-lost'(state, seat, _space, driver) {
      const player = state.players[seat];
      if (player.locations === 0) return nothing(seat, 'IMM-3.11', driver);
      player.locations--;
      state.locations++;
      driver.emit?.({ type: 'licenceLost', seat });
    },

    // IMM-3.12
    'bad-publicity'(state, seat, _space, driver) {
      const films = liveFilms(state.players[seat]);
      if (films === 0) nothing(seat, 'IMM-3.12', driver);
      else charge(state, seat, BANK, films * BAD_PUBLICITY, 'IMM-3.12', driver);
    },
    'bad-weather'(state, seat, _space, driver) {
      const stories = state.players[seat].cards.filter(card => c.parts[card] === 0).length;
      if (stories === 0) nothing(seat, 'IMM-3.12', driver);
      else charge(state, seat, BANK, stories * BAD_WEATHER, 'IMM-3.12', driver);
    },
  };
  return SPACES.map(kind => landings[kind]);
}
