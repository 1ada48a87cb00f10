import { type Seat, searchChance } from '@backlot/engine';
import type { Components, Frame, Move, MovieMaker, State } from '@backlot/movie-maker';
import type { Policy } from '../bot.ts';
import { best } from '../greedy.ts';
import { Accounts } from './accounts.ts';
import { Dealer, type Offer } from './dealing.ts';
import { chanceOf, Network, type Trained } from './network.ts';
import type { Talk } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** Share of the win by which a move has to seem better than the one the plain policy would make. */
const DOUBT = 0.008;
/** Share of the win by which an offer has to seem better than making none. */
const BOTHER = 0.008;
/** What is left of a gain where the partner seems to lose by it, and so may well decline. */
const UNLIKELY = 0.5;
/** What a decided game is worth to its winners, as a logarithm of odds. */
const WON = 20;
/** Decisions in which an offer can be begun. */
const WINDOWS: readonly Frame['kind'][] = ['turn', 'window', 'raise'];
/** Moves whose worth is that of the offer they lead to, or that are never made. */
const TALK: readonly Move['type'][] = ['offer', 'auction', 'counter', 'raise'];
/** Below every share of the win. */
const NEVER = -1;

/** An offer, and the chance to win that making it promises. */
interface Bargain {
  readonly offer: Offer;
  readonly chance: number;
}

/**
 * Ranks a move by the position it leads to: played on without a roll of the dice until the next turn begins, all seats
 * playing by `plain`, which makes no offers, and judged by the network. Of the offers that a partner should welcome it
 * makes the one that leads to the best position. Worths are shares of the win in per cent.
 */
export function foresight(
  c: Components,
  game: MovieMaker,
  plain: Policy<State, Move>,
  trained?: Trained,
  talks: Talk = 'trades',
): Policy<State, Move> {
  const accounts = new Accounts(c, WEIGHTS);
  const network = new Network(c, new Accounts(c, WEIGHTS), trained);
  const dealer = new Dealer(accounts, WEIGHTS);
  const odds: number[] = [];
  const legal: Move[] = [];
  const worths: number[] = [];

  function judge(state: State, out: number[]): void {
    out.length = state.players.length;
    const result = game.result(state);
    if (result === undefined) network.judge(state, out);
    else result.ranks.forEach((rank, seat) => (out[seat] = rank === 1 ? WON : 0));
  }

  function now(state: State, seat: Seat): number {
    judge(state, odds);
    return chanceOf(odds, seat);
  }

  /** The chance of a seat after a move and what follows until the next turn, or until the dice are to be rolled. */
  function after(from: State, move: Move, seat: Seat, rolling: boolean): number {
    const state = game.clone(from);
    // nothing is drawn before the turn ends; a fixed stream keeps the answer the same all the same
    const driver = { chance: searchChance(state.turn) };
    game.apply(state, move, driver);
    while (game.turn(state) !== undefined && state.turn === from.turn) {
      const top = state.stack[state.stack.length - 1];
      if (rolling && top.kind === 'turn') break;
      game.legal(state, legal);
      if (legal.length > 1) plain.rank(state, legal, worths);
      game.apply(state, legal[legal.length > 1 ? best(worths, legal.length) : 0], driver);
    }
    return now(state, seat);
  }

  /** Whether dice are still to be rolled in this turn: then nothing can be foreseen beyond them. */
  const rolls = (state: State): boolean => state.stack.some(({ kind }) => kind === 'turn');

  /** The best offer to one partner, as if this decision, or the offer begun, were for the partner to answer. */
  function bargain(state: State, seat: Seat, partner: Seat): Bargain | undefined {
    const open = game.clone(state);
    const { kind } = open.stack[open.stack.length - 1];
    if (kind === 'offer' || kind === 'answer') open.stack.pop();
    accounts.of(open);
    judge(open, odds);
    const [own, theirs] = [chanceOf(odds, seat), chanceOf(odds, partner)];
    let found: Bargain | undefined;
    for (const offer of dealer.welcome(open, seat, partner)) {
      const { give, want } = offer;
      open.stack.push({ kind: 'answer', seat: partner, from: seat, give, want, counter: 1 });
      const then = after(open, { type: 'accept' }, seat, rolls(open));
      open.stack.pop();
      const likely = chanceOf(odds, partner) < theirs ? UNLIKELY : 1;
      const chance = own + likely * (then - own);
      if (found === undefined || chance > found.chance) found = { offer, chance };
    }
    return found;
  }

  /** The best offer to anyone it is time to ask; in the turn of another only to the player at turn, or it would tire. */
  function bestBargain(state: State, seat: Seat): Bargain | undefined {
    let found: Bargain | undefined;
    for (const partner of dealer.partners(state, seat)) {
      if (seat !== state.mover && partner !== state.mover) continue;
      const own = bargain(state, seat, partner);
      if (own !== undefined && (found === undefined || own.chance > found.chance)) found = own;
    }
    return found;
  }

  /** What can be said here that leads to an offer, and the offer. */
  function talk(
    state: State,
    { seat, ...frame }: Frame,
    moves: readonly Move[],
  ): [Move, Bargain] | undefined {
    if (frame.kind === 'answer') {
      const counter = moves.find(({ type }) => type === 'counter');
      if (counter === undefined || !dealer.mayAsk(state, seat, frame.from)) return undefined;
      const found = bargain(state, seat, frame.from);
      return found && [counter, found];
    }
    if (!WINDOWS.includes(frame.kind) || !moves.some(({ type }) => type === 'offer' || type === 'raise'))
      return undefined;
    const found = bestBargain(state, seat);
    if (found === undefined) return undefined;
    const move = moves.find(
      move => move.type === 'raise' || (move.type === 'offer' && move.partner === found.offer.partner),
    );
    return move && [move, found];
  }

  return {
    rank(state, moves, out) {
      const frame = state.stack[state.stack.length - 1];
      plain.rank(state, moves, out);
      if (frame.kind === 'offer') {
        const step = dealer.step(frame, bargain(state, frame.seat, frame.partner)?.offer, moves);
        for (let i = 0; i < moves.length; i++) out[i] = moves[i] === step ? 100 : 0;
        return;
      }
      if (frame.kind === 'reserve' || state.ending === 1) return;
      const said = talks === 'trades' ? talk(state, frame, moves) : undefined;
      // without an offer there is nothing to raise a hand for
      if (frame.kind === 'raise' && said === undefined) return;
      const favourite = best(out, moves.length);
      const rolling = rolls(state);
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i];
        if (move === said?.[0]) out[i] = said[1].chance - BOTHER;
        else if (TALK.includes(move.type)) out[i] = NEVER;
        else out[i] = move.type === 'roll' ? now(state, frame.seat) : after(state, move, frame.seat, rolling);
        if (i === favourite) out[i] += DOUBT;
        out[i] *= 100;
      }
    },
    expect: judge,
    turns: state => state.turn,
  };
}
