import {
  type Chance,
  draw,
  type Move as EngineMove,
  flow,
  type Game,
  invariant,
  PASS,
  type Pending,
  type Seat,
  take,
} from '@backlot/engine';

/**
 * A toy for these tests. Cards 0 to 11 are lanterns worth their number. On a turn: three acts, each one of
 * `draw` (hidden from others), `play C` (open, scores C), `hide C` (face down, scores 1), `roll` (adds a die, once a
 * turn), or `stop`. So it has open and hidden moves without chance, and open and hidden chance.
 * Variant `fault` breaks the rules on purpose when lantern 0 is played.
 */
export type Decisions = {
  act: {
    frame: { readonly left: number; readonly rolled: boolean };
    move:
      | { readonly type: 'draw' }
      | { readonly type: 'roll' }
      | { readonly type: 'stop' }
      | { readonly type: 'play'; readonly card: number }
      | { readonly type: 'hide'; readonly card: number };
  };
};
export type Move = EngineMove<Decisions>;
export interface State extends Pending<Decisions> {
  readonly fault: string;
  readonly start: Seat;
  turns: number;
  deck: number[];
  hands: number[][];
  played: number[];
  /** Face down, with who hid it. */
  hidden: { seat: Seat; card: number }[];
  points: number[];
}
export interface View {
  readonly seat: Seat | undefined;
  readonly fault: string;
  readonly start: Seat;
  readonly turns: number;
  readonly deck: number;
  readonly hands: readonly (readonly number[] | number)[];
  readonly played: readonly number[];
  readonly hidden: readonly { readonly seat: Seat; readonly card?: number }[];
  readonly points: readonly number[];
  readonly stack: State['stack'];
}
export type Event =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'hid'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number };

const CARDS = 12;
const all = (): number[] => [...Array(CARDS).keys()];
const TEXT = /^(draw|roll|stop|pass)$|^(play|hide) (\d+)$/;

function text(move: Move): string {
  return 'card' in move ? `${move.type} ${move.card}` : move.type;
}

const engine = flow<State, Decisions, Event>(
  {
    act: {
      candidates(state, frame, out) {
        out.push({ type: 'draw' }, { type: 'roll' }, { type: 'stop' });
        for (const card of all()) out.push({ type: 'play', card }, { type: 'hide', card });
        invariant(state.hands[frame.seat] !== undefined, 'a seat has a hand');
      },
      refuse(state, { seat, rolled }, move) {
        if (move.type === 'draw' && state.deck.length === 0) return { rule: 'TOY-1' };
        if (move.type === 'roll' && rolled) return { rule: 'TOY-2' };
        if ('card' in move && !(state.hands[seat] as number[]).includes(move.card)) {
          return { rule: 'TOY-3', values: { card: move.card } };
        }
        return undefined;
      },
      apply(state, { seat, left, rolled }, move, { chance, emit }) {
        const hand = state.hands[seat] as number[];
        let [points, again] = [state.points[seat] as number, left - 1];
        if (move.type === 'draw') {
          const card = draw(state.deck, chance) as number;
          hand.push(card);
          emit?.({ type: 'drew', seat, card });
        } else if (move.type === 'roll') {
          const die = chance(6) + 1;
          points += die;
          emit?.({ type: 'rolled', seat, die });
        } else if (move.type === 'stop') again = 0;
        else {
          take(hand, move.card);
          if (move.card === 0 && state.fault === 'throws') throw new Error('lantern 0 explodes');
          if (move.card === 0 && state.fault === 'loses') return;
          if (move.type === 'play') state.played.push(move.card);
          else state.hidden.push({ seat, card: move.card });
          points += move.type === 'play' ? move.card : 1;
          emit?.({ type: move.type === 'play' ? 'played' : 'hid', seat, card: move.card });
        }
        state.points[seat] = points;
        if (again > 0)
          state.stack.push({ kind: 'act', seat, left: again, rolled: rolled || move.type === 'roll' });
      },
    },
  },
  state => {
    if (state.turns === 0) return;
    const seat = (state.start + state.turns) % state.hands.length;
    state.turns--;
    state.stack.push({ kind: 'act', seat, left: 3, rolled: false });
  },
);

function imagine(view: View, chance: Chance): State {
  const open = view.hands.flatMap(hand => (typeof hand === 'number' ? [] : hand));
  const known = [...view.played, ...open, ...view.hidden.flatMap(({ card }) => card ?? [])];
  const rest = all().filter(card => !known.includes(card));
  const some = (count: number) => Array.from({ length: count }, () => draw(rest, chance) as number);
  const hands = view.hands.map(hand => (typeof hand === 'number' ? some(hand) : [...hand]));
  const hidden = view.hidden.map(({ seat, card }) => ({ seat, card: card ?? (some(1)[0] as number) }));
  const { fault, start, turns, played, points, stack } = view;
  return {
    fault,
    start,
    turns,
    deck: rest,
    hands,
    hidden,
    played: [...played],
    points: [...points],
    stack: [...stack],
  };
}

export const lanterns: Game<State, Move, View, Event> = {
  ...engine,
  id: 'lanterns',
  version: 1,
  edition: { id: 'toy', hash: '00c0ffee' },
  seats: { min: 2, max: 4 },
  paragraphs: ['TOY-1', 'TOY-2', 'TOY-3'],
  variants: { length: ['short', 'long'], fault: ['none', 'throws', 'loses', 'setup'] },
  setup({ length, fault = 'none' }, seats, driver) {
    if (fault === 'setup') throw new Error('no box');
    const deck = all();
    const start = driver.chance(seats);
    driver.emit?.({ type: 'began', seat: start });
    const hands = Array.from({ length: seats }, (_, seat) =>
      [0, 1].map(() => {
        const card = draw(deck, driver.chance) as number;
        driver.emit?.({ type: 'drew', seat, card });
        return card;
      }),
    );
    const points = hands.map(() => 0);
    const turns = seats * (length === 'long' ? 6 : 2);
    const state: State = { fault, start, turns, deck, hands, played: [], hidden: [], points, stack: [] };
    engine.settle(state, driver);
    return state;
  },
  find: (state, wanted) =>
    TEXT.test(wanted) ? engine.find(state, move => text(move) === wanted) : undefined,
  text,
  fallback: state => engine.legal(state).find(move => move.type === 'stop') ?? PASS,
  result(state) {
    if (engine.turn(state) !== undefined) return undefined;
    const { points } = state;
    return {
      points: [...points],
      ranks: points.map(mine => 1 + points.filter(other => other > mine).length),
    };
  },
  view(state, seat) {
    const { fault, start, turns, deck, hands, played, hidden, points, stack } = state;
    const over = engine.turn(state) === undefined;
    return {
      ...{ seat, fault, start, turns, deck: deck.length },
      hands: hands.map((hand, i) => (i === seat || over ? [...hand] : hand.length)),
      played: [...played],
      hidden: hidden.map(of => (of.seat === seat || over ? { ...of } : { seat: of.seat })),
      points: [...points],
      stack: [...stack],
    };
  },
  show(event, seat) {
    if ((event.type !== 'drew' && event.type !== 'hid') || event.seat === seat) return event;
    return { type: event.type, seat: event.seat };
  },
  imagine,
  clone: state => ({
    ...state,
    deck: [...state.deck],
    hands: state.hands.map(hand => [...hand]),
    played: [...state.played],
    hidden: [...state.hidden],
    points: [...state.points],
    stack: [...state.stack],
  }),
  audit(state) {
    const { deck, hands, played, hidden } = state;
    const found = [...deck, ...hands.flat(), ...played, ...hidden.map(({ card }) => card)].sort(
      (a, b) => a - b,
    );
    invariant(found.join() === all().join(), `the lanterns are ${found.join()}`);
  },
};
