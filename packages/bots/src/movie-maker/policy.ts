import { type Components, type Frame, LOAN_FEE, type Move, RETAKE, type State } from '@backlot/movie-maker';
import type { Policy } from '../bot.ts';
import { Accounts } from './accounts.ts';
import { cast, completing } from './casting.ts';
import { type Deal, Dealer } from './dealing.ts';
import { debt } from './raising.ts';
import { bid, card, company, locations } from './spending.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A point of this policy, in pounds: a search thinks in tens of points. */
const POINT = 100_000;
/** Against what these players never do, and for what is right beyond doubt, in points. */
const SURE = 1_000;

/** Whether a policy looks for trades: that is most of its work, and playing on a few turns can do without. */
export type Talk = 'trades' | 'quiet';

/** Good play of International Movie Maker as a hand-made evaluation; it holds no auctions of its own. */
export function movieMakerPolicy(
  c: Components,
  w: Weights = WEIGHTS,
  talk: Talk = 'trades',
): Policy<State, Move> {
  const accounts = new Accounts(c, w);
  const dealer = new Dealer(accounts, w);

  const bestDeal = (state: State, seat: number, moves: readonly Move[]): Deal | undefined =>
    talk === 'trades' && moves.some(({ type }) => type === 'offer' || type === 'raise')
      ? dealer.best(state, seat)
      : undefined;

  /** Completes what can be completed, sees to loans, and makes offers (IMM-R13, IMM-5.3, IMM-5.1). */
  function window(state: State, seat: number, moves: readonly Move[], out: number[]): void {
    const deal = bestDeal(state, seat, moves);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move.type === 'roll' || move.type === 'pass') out[i] = 0;
      else if (move.type === 'complete')
        out[i] = SURE + completing(c, accounts, state, seat, move.story) / POINT;
      else if (move.type === 'redeem') out[i] = redeem(state, seat, move.film);
      else if (move.type === 'pawn') out[i] = accounts.lends(seat, move.film) ? SURE / 2 : -SURE;
      else if (move.type === 'raise') out[i] = deal === undefined ? -SURE : deal.gain / POINT;
      else if (move.type === 'offer') out[i] = deal?.partner === move.partner ? deal.gain / POINT : -SURE;
      else out[i] = -SURE;
    }
  }

  /** IMM-5.3: a film comes back while there is enough cash left, and not to be pawned again at once. */
  function redeem(state: State, seat: number, at: number): number {
    const { cash, films } = state.players[seat];
    const film = films[at];
    const left = cash - film.loan - LOAN_FEE;
    if (accounts.borrows(left)) return -SURE;
    return (accounts.redemption(film) - accounts.thirst(seat, left) + accounts.thirst(seat, cash)) / POINT;
  }

  /** IMM-R5: accepts what is a gain, and a greater one than the other's where that completes a film of theirs. */
  function answer(
    state: State,
    { seat, from, give, want }: Extract<Frame, { kind: 'answer' }>,
    moves: readonly Move[],
    out: number[],
  ): void {
    const gain = dealer.judge(state, seat, from, give, want);
    for (let i = 0; i < moves.length; i++) {
      const { type } = moves[i];
      // nothing gained is no reason to trade
      if (type === 'accept') out[i] = (gain - 1) / POINT;
      else if (type === 'decline') out[i] = 0;
      else out[i] = counters(state, seat, from, gain) ? 0.1 : -SURE;
    }
  }

  const counters = (state: State, seat: number, from: number, gain: number): boolean =>
    talk === 'trades' && gain <= 1 && dealer.counter(state, seat, from) !== undefined;

  /** Ranks in pounds, for all decisions about money. */
  function pounds(state: State, frame: Frame, moves: readonly Move[], out: number[]): void {
    const { seat } = frame;
    if (frame.kind === 'card') card(c, accounts, w.denial, state, seat, moves, out);
    else if (frame.kind === 'bid') bid(c, accounts, w.denial, state, frame, moves, out);
    else if (frame.kind === 'locations') locations(accounts, seat, moves, out);
    else if (frame.kind === 'company') company(accounts, frame, moves, out);
    else if (frame.kind === 'cast') cast(c, accounts, frame, moves, out);
    else if (frame.kind === 'debt') debt(c, accounts, state, frame, moves, out);
    else others(state, frame, moves, out);
  }

  function others(state: State, frame: Frame, moves: readonly Move[], out: number[]): void {
    const { seat } = frame;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      out[i] = 0;
      // the film completed last is the one a flop takes (IMM-3.6): an Oscar is safer with an older one
      if (move.type === 'award') out[i] = -move.film * POINT;
      else if (move.type === 'lose') out[i] = -accounts.loss(seat, move.card);
      else if (move.type === 'pay') out[i] = retake(state, seat) - accounts.cost(seat, RETAKE);
      else if (move.type === 'reserve' && frame.kind === 'reserve')
        out[i] = -Math.abs(move.price - accounts.loss(seat, frame.item));
    }
  }

  /** What two turns bring (IMM-3.9). */
  function retake(state: State, seat: number): number {
    let pay = 0;
    for (const film of state.players[seat].films) if (film.loan === 0) pay += accounts.film(film);
    return 2 * (w.turn + (pay * w.passes) / 20);
  }

  return {
    rank(state, moves, out) {
      const frame = state.stack[state.stack.length - 1];
      const { seat } = frame;
      accounts.of(state);
      switch (frame.kind) {
        case 'turn':
        case 'window':
        case 'raise':
        case 'finish':
          return window(state, seat, moves, out);
        case 'offer': {
          const step = dealer.step(frame, dealer.with(state, seat, frame.partner), moves);
          for (let i = 0; i < moves.length; i++) out[i] = moves[i] === step ? SURE : 0;
          return;
        }
        case 'answer':
          return answer(state, frame, moves, out);
        default:
          pounds(state, frame, moves, out);
          for (let i = 0; i < moves.length; i++) out[i] /= POINT;
      }
    },
    expect(state, out) {
      accounts.of(state);
      for (let seat = 0; seat < state.players.length; seat++) out[seat] = accounts.expectation(seat) / POINT;
    },
    turns: state => state.turn,
  };
}
