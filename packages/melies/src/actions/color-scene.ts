import { type Driver, type FrameOf, type Refusal, type Seat, take } from '@backlot/engine';
import { type Components, LASTS } from '../components.ts';
import type { Journals } from '../journals.ts';
import { COLOR, EFFECT_KINDS, PAY } from '../moves.ts';
import { prestige } from '../player.ts';
import { takeShare } from '../shares.ts';
import { type Decisions, type Event, PAINTS, type State } from '../types.ts';
import { type ActionRules, bits, type MoveOf } from './action.ts';

const YELLOW = PAINTS.indexOf('yellow');
const BLUE = PAINTS.indexOf('blue');
const ALL_PAINTS = (1 << PAINTS.length) - 1;

type PayFrame = FrameOf<Decisions, 'pay'>;
type Pay = Decisions['pay']['move'];

/** The Color Scene action and the choice of the cards that pay for it. */
export interface ColorScene {
  readonly color: ActionRules<MoveOf<'color'>>;
  readonly pay: {
    candidates(state: State, frame: PayFrame, out: Pay[]): void;
    refuse(state: State, frame: PayFrame, move: Pay): Refusal | undefined;
    apply(state: State, frame: PayFrame, move: Pay, driver: Driver<Event>): void;
  };
}

/** MEL-3.9. Color Scene: two effect cards with the two paints of a black and white scene turn it over. */
export function colorScene(c: Components, journals: Journals): ColorScene {
  /** Bit set of the paints that a card of `own` paint may stand for: yellow, or blue, as any (MEL-5.7). */
  const covers = (lasting: number, own: number): number => {
    const any = (own === YELLOW && lasting & LASTS.yellowAny) || (own === BLUE && lasting & LASTS.blueAny);
    return any ? ALL_PAINTS : 1 << own;
  };

  /**
   * The pairs of paints that two held cards can pay, as a bit set over first * 3 + second.
   * Two different cards exist for a pair where each of its paints has one and both together have two.
   */
  function payable(state: State, seat: Seat): number {
    const { effects } = state.players[seat];
    if (effects.length < 2) return 0;
    const lasting = journals.lasting(state, seat);
    // cards by the set of paints they cover, 1 to 7
    const cards = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < effects.length; i++) cards[covers(lasting, effects[i] % PAINTS.length)]++;
    let pairs = 0;
    for (let first = 0; first < PAINTS.length; first++) {
      const forFirst = cards[1 << first] + cards[ALL_PAINTS];
      for (let second = 0; forFirst > 0 && second < PAINTS.length; second++) {
        const forSecond = cards[1 << second] + cards[ALL_PAINTS];
        const together = first === second ? forFirst : forFirst + cards[1 << second];
        if (forSecond > 0 && together > 1) pairs |= 1 << (first * PAINTS.length + second);
      }
    }
    return pairs;
  }
  const pairOf = (scene: number): number => c.paints[scene][0] * PAINTS.length + c.paints[scene][1];

  /** Visits the filmed scenes in the order of the editing area; stops when `visit` answers true. */
  function eachFilmed(state: State, visit: (scene: number) => boolean): boolean {
    for (const piece of state.pieces) {
      for (let i = 0; i < piece.length; i++) {
        const card = piece[i];
        if (state.owners[card] >= 0 && visit(card)) return true; // title cards have no owner: never coloured
      }
    }
    return false;
  }
  function eachLegal(state: State, seat: Seat, visit: (scene: number) => boolean): boolean {
    const pairs = payable(state, seat);
    if (pairs === 0) return false;
    return eachFilmed(
      state,
      scene => !state.coloured[scene] && (pairs & (1 << pairOf(scene))) !== 0 && visit(scene),
    );
  }

  const covered = (state: State, seat: Seat, scene: number, first: number, second: number): boolean => {
    const [a, b] = c.paints[scene];
    const lasting = journals.lasting(state, seat);
    const one = covers(lasting, first % PAINTS.length);
    const other = covers(lasting, second % PAINTS.length);
    return ((one >> a) & (other >> b) & 1) === 1 || ((one >> b) & (other >> a) & 1) === 1;
  };

  /** Pairs of kinds the seat holds, each once, the smaller first. */
  function heldPairs(state: State, seat: Seat, out: Pay[]): void {
    const held = state.players[seat].effects;
    const counts = new Array<number>(EFFECT_KINDS).fill(0);
    for (const kind of held) counts[kind]++;
    for (let first = 0; first < EFFECT_KINDS; first++) {
      if (counts[first] === 0) continue;
      for (let second = counts[first] > 1 ? first : first + 1; second < EFFECT_KINDS; second++) {
        if (counts[second] > 0) out.push(PAY[first * EFFECT_KINDS + second]);
      }
    }
  }

  function refusePay(state: State, seat: Seat, scene: number, { first, second }: Pay): Refusal | undefined {
    if (covered(state, seat, scene, first, second)) return undefined;
    return {
      rule: 'MEL-3.9',
      values: { scene, first: PAINTS[c.paints[scene][0]], second: PAINTS[c.paints[scene][1]] },
    };
  }

  function paint(
    state: State,
    seat: Seat,
    scene: number,
    pawn: number,
    paid: Pay,
    driver: Driver<Event>,
  ): void {
    const player = state.players[seat];
    const lasting = journals.lasting(state, seat);
    const followUps =
      (lasting & LASTS.colorJoin ? bits.join : 0) |
      (lasting & LASTS.colorEffects ? bits.effects : 0) |
      (lasting & LASTS.colorSet ? bits.setNoShare : 0);
    for (const card of [paid.first, paid.second]) {
      take(player.effects, card);
      state.effectDiscard.push(card);
    }
    state.coloured[scene] = 1;
    driver.emit?.({ type: 'coloured', seat, scene, paid: [paid.first, paid.second] });
    prestige(state, seat, 3, 'MEL-3.9', driver);
    if (lasting & LASTS.colorPrestige) prestige(state, seat, 1, 'MEL-5.7', driver);
    journals.after(state, seat, { type: 'color', scene }, pawn, followUps, driver);
    const owner = state.owners[scene];
    if (owner !== seat) takeShare(state, owner, driver);
  }

  return {
    color: {
      candidates(state, _seat, out) {
        eachFilmed(state, scene => {
          out.push(COLOR[scene]);
          return false;
        });
      },
      refuse(state, seat, { scene }) {
        const [a, b] = c.paints[scene];
        const values = { scene, first: PAINTS[a], second: PAINTS[b] };
        if (state.coloured[scene]) return { rule: 'MEL-3.9', values: { ...values, coloured: 1 } };
        return payable(state, seat) & (1 << pairOf(scene)) ? undefined : { rule: 'MEL-3.9', values };
      },
      legal(state, seat, out) {
        eachLegal(state, seat, scene => {
          out.push(COLOR[scene]);
          return false;
        });
      },
      possible: (state, seat) => eachLegal(state, seat, () => true),
      apply(state, { seat, pawn }, { scene }, driver) {
        const pairs: Pay[] = [];
        heldPairs(state, seat, pairs);
        const ways = pairs.filter(pair => refusePay(state, seat, scene, pair) === undefined);
        if (ways.length === 1) paint(state, seat, scene, pawn, ways[0], driver);
        else state.stack.push({ kind: 'pay', seat, scene, pawn });
      },
    },
    pay: {
      candidates: (state, { seat }, out) => heldPairs(state, seat, out),
      refuse: (state, { seat, scene }, move) => refusePay(state, seat, scene, move),
      apply: (state, { seat, scene, pawn }, move, driver) => paint(state, seat, scene, pawn, move, driver),
    },
  };
}
