import { type Driver, type FrameOf, type Refusal, type Seat, take } from '@backlot/engine';
import type { Components } from './components.ts';
import { transfer } from './holdings.ts';
import { RETAKE, RETAKE_TURNS } from './money.ts';
import { AWARD, LOSE, MISS, PAY } from './moves.ts';
import { BANK, type Card, type Decisions, type Event, type State } from './types.ts';

type Oscar = FrameOf<Decisions, 'oscar'>;
type Lose = FrameOf<Decisions, 'lose'>;
type Retake = FrameOf<Decisions, 'retake'>;
type RetakeMove = Decisions['retake']['move'];

/** Films that an Oscar can be added to: not in pawn, and without one (IMM-3.4, IMM-5.3). */
export function awardable(state: State, seat: Seat): number[] {
  const films: number[] = [];
  state.players[seat].films.forEach((film, i) => {
    if (film.oscar === 0 && film.loan === 0) films.push(i);
  });
  return films;
}

export function award(state: State, seat: Seat, at: number, driver: Driver<Event>): void {
  const { films } = state.players[seat];
  const film = { ...films[at], oscar: 1 };
  films[at] = film;
  state.oscars--;
  driver.emit?.({ type: 'awarded', seat, film });
}

/** Stars or directors that a player has outside films (IMM-3.8). */
export const losable = (c: Components, state: State, seat: Seat, directors: number): Card[] =>
  state.players[seat].cards.filter(card => {
    const part = c.parts[card];
    return directors === 1 ? part === 3 : part === 1 || part === 2;
  });

/** IMM-3.8: the card goes to the Production Box. */
export function lose(state: State, seat: Seat, card: Card, driver: Driver<Event>): void {
  take(state.players[seat].cards, card);
  state.box.push(card);
  driver.emit?.({ type: 'lost', seat, card, rule: 'IMM-3.8' });
}

/** IMM-3.9: two turns are missed. */
export function missRetake(state: State, seat: Seat, driver: Driver<Event>): void {
  state.players[seat].missing += RETAKE_TURNS;
  driver.emit?.({ type: 'missing', seat, turns: RETAKE_TURNS, rule: 'IMM-3.9' });
}

/** What a space lets its visitor choose, over an edition. */
export function choices(c: Components) {
  return {
    /** IMM-3.4: the choice of film is the player's. */
    oscar: {
      candidates(state: State, { seat }: Oscar, out: Decisions['oscar']['move'][]): void {
        for (const film of awardable(state, seat)) out.push(AWARD[film]);
      },
      refuse: () => undefined,
      apply: (state: State, { seat }: Oscar, move: Decisions['oscar']['move'], driver: Driver<Event>): void =>
        award(state, seat, move.film, driver),
    },
    /** IMM-R20: who loses a star or a director chooses which. */
    lose: {
      candidates(state: State, { seat, directors }: Lose, out: Decisions['lose']['move'][]): void {
        for (const card of losable(c, state, seat, directors)) out.push(LOSE[card]);
      },
      refuse: () => undefined,
      apply: (state: State, { seat }: Lose, move: Decisions['lose']['move'], driver: Driver<Event>): void =>
        lose(state, seat, move.card, driver),
    },
    /** IMM-3.9: pay, from cash in hand (IMM-R12), or miss two turns. */
    retake: {
      candidates(_state: State, _frame: Retake, out: RetakeMove[]): void {
        out.push(PAY, MISS);
      },
      refuse(state: State, { seat }: Retake, move: RetakeMove): Refusal | undefined {
        const { cash } = state.players[seat];
        if (move.type === 'miss' || cash >= RETAKE) return undefined;
        return { rule: 'IMM-R12', values: { price: RETAKE, cash } };
      },
      apply(state: State, { seat }: Retake, move: RetakeMove, driver: Driver<Event>): void {
        if (move.type === 'miss') {
          missRetake(state, seat, driver);
          return;
        }
        transfer(state, seat, BANK, RETAKE);
        driver.emit?.({ type: 'paid', seat, to: BANK, amount: RETAKE, rule: 'IMM-3.9' });
      },
    },
  };
}
