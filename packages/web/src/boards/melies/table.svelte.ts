import type { Components, Event, Move, View } from '@backlot/melies';
import { getContext, setContext, untrack } from 'svelte';
import type { BoardProps } from '../title.ts';
import { componentsOf, type MeliesGame, wordsOf } from './edition.ts';
import { type Foresight, foresee } from './foresee.ts';
import { gather } from './fresh.ts';
import {
  type Entry,
  only,
  type Presses,
  press,
  reached,
  type Standing,
  said,
  sole,
  standing,
} from './selection.ts';
import { type Path, paths, type Spot } from './spots.ts';

/** A card shown large beside the pointer. */
export type Lens =
  | { readonly type: 'scene'; readonly scene: number; readonly coloured: boolean }
  | { readonly type: 'effect'; readonly kind: number };

/** Moves worth a second look on a touch screen: the first tap shows what they bring, the second plays. */
const WEIGHTY: readonly Move['type'][] = ['film', 'join', 'cut', 'color'];

/** What all parts of the board share: the view, what may be pressed, and what would happen. */
export interface Table {
  readonly props: BoardProps<View, Move>;
  readonly view: View;
  readonly components: Components;
  /** Something was pressed and more is to be chosen. */
  readonly choosing: boolean;
  /** Moves said in full that the board alone can't tell apart or that could also go on. */
  readonly offers: readonly Move[];
  readonly foresight: Foresight | undefined;
  readonly lens: { readonly what: Lens; readonly beside: DOMRect } | undefined;
  /** Scene under the pointer or looked at for filming: the stage shows whom it asks for. */
  readonly spotlight: number | undefined;
  /** Card left of the joint made last, as long as its splice is news. */
  readonly spliced: number | undefined;
  /** The filming that has just been seen, as long as it is news. */
  readonly filmed: { readonly cells: readonly number[] } | undefined;
  standing(spots: readonly Spot[]): Standing;
  /** Whether the move looked at would press one of the spots. */
  meant(spots: readonly Spot[]): boolean;
  fresh(mark: string): boolean;
  /** What a press would do or why it can't, in words; undefined where nothing is asked. */
  says(spots: readonly Spot[]): { readonly choice?: string; readonly reason?: string } | undefined;
  press(spots: readonly Spot[], touch: boolean): void;
  /** Chooses the spots as if pressed, but never plays: for the start of a drag. False where nothing can follow. */
  pickUp(spots: readonly Spot[]): boolean;
  /** Pointer or focus is on the spots: shows the one move they mean, if it is one. */
  look(spots: readonly Spot[]): void;
  /** Looks at one move, or away. */
  lookAt(move: Move | undefined): void;
  play(move: Move): void;
  clear(): void;
  magnify(what: Lens | undefined, beside?: Element): void;
  seatName(seat: number): string;
}

const KEY = Symbol('melies table');
export const useTable = (): Table => getContext<Table>(KEY);

/** Makes the board's shared state; call once, while the board's root is set up. */
export function provideTable(props: () => BoardProps<View, Move>): Table {
  let chosen = $state.raw<{ readonly options: unknown; readonly presses: Presses }>({
    options: undefined,
    presses: [],
  });
  let armed = $state.raw<Move>();
  let marks = $state.raw<ReadonlySet<string>>(new Set());
  let lens = $state.raw<Table['lens']>();
  let under = $state.raw<number>();
  let spliced = $state.raw<number>();
  let filmed = $state.raw<Table['filmed']>();
  let magnifying: ReturnType<typeof setTimeout> | undefined;

  const view = $derived(props().view);
  const game = $derived(props().game as unknown as MeliesGame);
  const components = $derived(componentsOf(props().game));
  const words = $derived(wordsOf(props().game));
  const entries = $derived<Entry<Move>[]>(
    props().options.map(option => ({ option, paths: paths(option.move, view) })),
  );
  // New options are a new question: what was pressed for the old one is void.
  const presses = $derived(chosen.options === props().options ? chosen.presses : []);
  const offers = $derived(presses.length === 0 ? [] : said(entries, presses).map(entry => entry.option.move));
  const looking = $derived(props().looking);
  const looked = $derived<readonly Path[]>(looking === undefined ? [] : paths(looking, view));
  const foresight = $derived(looking === undefined ? undefined : foresee(game, view, looking));

  $effect(() => {
    const { fresh, seat } = props();
    marks = gather(
      untrack(() => marks),
      fresh,
      seat,
    );
    const events = fresh.flatMap(step => step.events as Event[]);
    filmed = events.findLast(event => event.type === 'filmed');
    spliced = events.findLast(event => event.type === 'joined')?.left;
  });

  const choose = (next: Presses) => {
    chosen = { options: props().options, presses: next };
  };
  const table: Table = {
    get props() {
      return props();
    },
    get view() {
      return view;
    },
    get components() {
      return components;
    },
    get choosing() {
      return presses.length > 0;
    },
    get offers() {
      return offers;
    },
    get foresight() {
      return foresight;
    },
    get lens() {
      return lens;
    },
    get spotlight() {
      return looking?.type === 'film' ? looking.scene : under;
    },
    get filmed() {
      return filmed;
    },
    get spliced() {
      return spliced;
    },
    standing: spots => standing(entries, presses, spots),
    meant: spots => looked.some(path => path.some(spot => spots.includes(spot))),
    fresh: mark => marks.has(mark),
    says(spots) {
      const move = sole(entries, presses, spots);
      if (move !== undefined) return { choice: words.choice(move, view) };
      if (standing(entries, presses, spots) !== 'refused') return undefined;
      const refusal = reached(entries, [...presses, spots])[0]?.option.refusal;
      return refusal === undefined ? undefined : { reason: words.refusal(refusal) };
    },
    press(spots, touch) {
      const outcome = press(entries, presses, spots);
      if (outcome.type === 'play') {
        if (touch && WEIGHTY.includes(outcome.move.type) && armed !== outcome.move) {
          armed = outcome.move;
          props().look(outcome.move);
        } else table.play(outcome.move);
      } else if (outcome.type === 'choose') {
        choose(outcome.presses);
        props().look(undefined);
      } else if (outcome.type === 'refused') props().explain(outcome.option);
      else choose([]);
    },
    pickUp(spots) {
      const open = reached(entries, [spots]).some(({ option }) => option.refusal === undefined);
      if (open) choose([spots]);
      return open;
    },
    look(spots) {
      const move = only(entries, presses, spots);
      if (move !== undefined) props().look(move);
      const refused = standing(entries, presses, spots) === 'refused';
      const option = refused ? reached(entries, [...presses, spots])[0]?.option : undefined;
      if (option !== undefined) props().explain(option);
    },
    lookAt: move => props().look(move),
    play(move) {
      armed = undefined;
      props().look(undefined);
      props().play(move);
    },
    clear() {
      armed = undefined;
      choose([]);
      props().look(undefined);
    },
    magnify(what, beside) {
      clearTimeout(magnifying);
      under = what?.type === 'scene' ? what.scene : undefined;
      if (what === undefined || beside === undefined) lens = undefined;
      else magnifying = setTimeout(() => (lens = { what, beside: beside.getBoundingClientRect() }), 380);
    },
    seatName: seat => props().seats.find(info => info.seat === seat)?.name ?? `${seat + 1}`,
  };
  return setContext(KEY, table);
}
