import type { Option, Words } from '@backlot/engine';
import type { Event, Frame, Move, View } from '@backlot/movie-maker';
import { getContext, setContext, untrack } from 'svelte';
import type { BoardProps } from '../title.ts';
import { type Desk, makeDesk } from './desk.svelte.ts';
import { type Printed, printedFor, wordsCalling } from './edition.ts';
import { type Foresight, foresee } from './foresee.ts';
import { gather } from './fresh.ts';
import { tumbleTime } from './pace.ts';
import { type Spot, spotOf } from './spots.ts';

/** How a spot stands: `quiet` where nothing is asked of it. */
export type Standing = 'lit' | 'refused' | 'quiet';
export type Rolled = Extract<Event, { type: 'rolled' }>;

/** Moves worth a second look on a touch screen: the first tap shows what they bring, the second plays. */
const WEIGHTY: readonly Move['type'][] = [
  'buy',
  'buyLocations',
  'bid',
  'out',
  'cast',
  'sell',
  'pawn',
  'redeem',
  'propose',
  'accept',
  'award',
  'lose',
];

/** What all parts of the board share: the view, what may be pressed, and what would happen. */
export interface Table {
  readonly props: BoardProps<View, Move>;
  readonly view: View;
  readonly printed: Printed;
  /** The title's words, with the players' names. */
  readonly words: Words<View, Move, Event>;
  /** The pending decision, whoever answers it. */
  readonly frame: Frame | undefined;
  /** The same where it is the viewer's. */
  readonly asked: Frame | undefined;
  /** The viewer's seat, or for a spectator the one that acts. */
  readonly ownSeat: number;
  readonly foresight: Foresight | undefined;
  /** The viewer's own offer while it is put together. */
  readonly desk: Desk;
  /** The touched spot that waits for its second tap. */
  readonly armed: Spot | undefined;
  /** The last roll seen, and whether the dice still tumble. */
  readonly rolled: Rolled | undefined;
  readonly rolling: boolean;
  /**
   * Standing orders, as the server has them: asked for windows in others' turns, staying out of those turns, and the
   * secret limit of the lot at hand in pounds.
   */
  readonly raised: boolean;
  readonly passing: 'turn' | 'always' | undefined;
  readonly limit: number | undefined;
  /** Whether own cards are being chosen from for an auction. */
  readonly auctioning: boolean;
  setAuctioning(on: boolean): void;
  /** Whether orders can be given here. */
  readonly orderable: boolean;
  setRaised(raised: boolean): void;
  /** Anything else than an order's value is none. */
  setPassing(until: string): void;
  setLimit(limit: number | undefined): void;
  option(spot: Spot): Option<Move> | undefined;
  /** Spots of the options of one kind, in the order of the rules. */
  spots(type: Move['type']): readonly Spot[];
  standing(spot: Spot): Standing;
  /** Whether the move looked at would press the spot. */
  meant(spot: Spot): boolean;
  fresh(mark: string): boolean;
  /** What a press would do or why it can't, in words; undefined where nothing is asked. */
  says(spot: Spot): { readonly choice?: string; readonly reason?: string } | undefined;
  press(spot: Spot, touch: boolean): void;
  look(spot: Spot | undefined): void;
  /** Lets dice lie at once. */
  skip(): void;
  seatName(seat: number): string;
}

const KEY = Symbol('movie maker table');
export const useTable = (): Table => getContext<Table>(KEY);

/** Makes the board's shared state; call once, while the board's root is set up. */
export function provideTable(props: () => BoardProps<View, Move>): Table {
  let touched = $state.raw<{ readonly options: unknown; readonly spot: Spot }>();
  let marks = $state.raw<ReadonlySet<string>>(new Set());
  let rolled = $state.raw<Rolled>();
  let rolling = $state(false);
  // The options it was switched on for: a new question switches it off.
  let chosen = $state.raw<unknown>();

  const view = $derived(props().view);
  const printed = $derived(printedFor(props().game));
  const options = $derived(props().options);
  const frame = $derived(view.stack.at(-1));
  const asked = $derived(options.length > 0 ? frame : undefined);
  const bySpot = $derived(new Map(options.map(option => [spotOf(option.move), option])));
  // New options are a new question: what was tapped for the old one is void.
  const armed = $derived(touched?.options === options ? touched.spot : undefined);
  const looked = $derived.by(() => {
    const move = props().looking;
    return move === undefined ? undefined : spotOf(move);
  });
  const foresight = $derived.by(() => {
    const move = props().looking;
    return move === undefined ? undefined : foresee(printed.game, view, move);
  });
  const orders = $derived(props().orders ?? {});
  const seatName = (seat: number) => props().seats.find(info => info.seat === seat)?.name || `${seat + 1}`;
  const words = $derived(wordsCalling(printed, seatName));

  $effect(() => {
    const { fresh, seat } = props();
    const before = untrack(() => marks);
    marks = gather(before, fresh, seat);
  });
  $effect(() => {
    const events = props().fresh.flatMap(step => step.events as Event[]);
    const roll = events.findLast(event => event.type === 'rolled');
    if (roll?.type !== 'rolled' || roll === untrack(() => rolled)) return;
    rolled = roll;
    const time = tumbleTime();
    rolling = time > 0;
    const timer = setTimeout(() => (rolling = false), time);
    return () => {
      clearTimeout(timer);
      rolling = false;
    };
  });

  const desk = makeDesk(props);

  const table: Table = {
    desk,
    get props() {
      return props();
    },
    get view() {
      return view;
    },
    get printed() {
      return printed;
    },
    get words() {
      return words;
    },
    get frame() {
      return frame;
    },
    get asked() {
      return asked;
    },
    get ownSeat() {
      return props().seat ?? frame?.seat ?? view.mover;
    },
    get foresight() {
      return foresight;
    },
    get armed() {
      return armed;
    },
    get rolled() {
      return rolled;
    },
    get rolling() {
      return rolling;
    },
    get raised() {
      return orders.raised === true;
    },
    get limit() {
      return typeof orders.limit === 'number' ? orders.limit : undefined;
    },
    get passing() {
      return orders.pass === 'turn' || orders.pass === 'always' ? orders.pass : undefined;
    },
    get orderable() {
      return props().seat !== undefined && props().order !== undefined;
    },
    get auctioning() {
      return chosen === options;
    },
    setAuctioning(on) {
      chosen = on ? options : undefined;
    },
    setRaised(now) {
      props().order?.({ raised: now ? true : null });
    },
    setPassing(until) {
      props().order?.({ pass: until === 'turn' || until === 'always' ? until : null });
    },
    setLimit(now) {
      props().order?.({ limit: now ?? null });
    },
    option: spot => bySpot.get(spot),
    spots: type => options.filter(({ move }) => move.type === type).map(({ move }) => spotOf(move)),
    standing(spot) {
      const option = bySpot.get(spot);
      if (option === undefined) return 'quiet';
      return option.refusal === undefined ? 'lit' : 'refused';
    },
    meant: spot => looked === spot,
    fresh: mark => marks.has(mark),
    says(spot) {
      const option = bySpot.get(spot);
      if (option === undefined) return undefined;
      if (option.refusal !== undefined) return { reason: words.refusal(option.refusal) };
      return { choice: words.choice(option.move, view) };
    },
    press(spot, touch) {
      const option = bySpot.get(spot);
      if (option === undefined) return;
      if (option.refusal !== undefined) return props().explain(option);
      if (touch && WEIGHTY.includes(option.move.type) && armed !== spot) {
        touched = { options, spot };
        props().look(option.move);
        return;
      }
      touched = undefined;
      props().look(undefined);
      props().play(option.move);
    },
    look(spot) {
      const option = spot === undefined ? undefined : bySpot.get(spot);
      if (option?.refusal !== undefined) props().explain(option);
      else props().look(option?.move);
    },
    skip() {
      rolling = false;
    },
    seatName,
  };
  return setContext(KEY, table);
}
