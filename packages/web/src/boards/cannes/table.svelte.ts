import type { Cell, Move, Pair, View } from '@backlot/cannes';
import { words } from '@backlot/cannes/words';
import type { Option } from '@backlot/engine';
import { getContext, setContext, untrack } from 'svelte';
import type { BoardProps } from '../title.ts';
import type { CannesGame } from './edition.ts';
import { type Foresight, foresee, pause } from './foresee.ts';
import { gather } from './fresh.ts';
import type { Moment } from './moments.ts';
import { cellsIn, cutOff, moviesOf, type Outlook, outlookOf } from './outlook.ts';
import { type Plan, planFor, planned } from './plan.ts';
import { type Spot, spotsOf } from './spots.ts';
import { stage } from './staging.svelte.ts';

/** How a spot stands: `quiet` where nothing is asked of it. */
export type Standing = 'lit' | 'refused' | 'quiet';

/** Moves worth a second look on a touch screen: the first tap shows what they bring, the second plays. */
const WEIGHTY: readonly Move['type'][] = ['rod', 'cigar', 'develop', 'stop', 'done', 'pass'];

/** What all parts of the board share: the view, what may be pressed, and what would happen. */
export interface Table {
  readonly props: BoardProps<View, Move>;
  readonly view: View;
  /** Kind of the pending decision where it is the viewer's; undefined otherwise. */
  readonly asked: View['stack'][number] | undefined;
  readonly foresight: Foresight | undefined;
  /** The seat whose network is raised on the map, and what it can do: with the move looked at, if there is one. */
  readonly shownSeat: number;
  readonly outlook: Outlook;
  /** The same without the move looked at. */
  readonly standingOutlook: Outlook;
  /** That of the viewer, or of who is to move for a spectator, whatever network is shown. */
  readonly ownOutlook: Outlook;
  /** Cells and rods that the rod just asked about would cut off. */
  readonly blinking: { readonly cells: readonly Cell[]; readonly rods: readonly Pair[] };
  readonly plan: Plan | undefined;
  /** What is staged for a moment. */
  readonly moments: readonly Moment[];
  /** How the tile to be laid is turned at this moment. */
  readonly turned: number;
  /** The touched spot that waits for its second tap. */
  readonly armed: Spot | undefined;
  /** What the pointer or focus is on, in words. */
  readonly caption: string | undefined;
  option(spot: Spot): Option<Move> | undefined;
  standing(spot: Spot): Standing;
  /** Whether the move looked at would press the spot. */
  meant(spot: Spot): boolean;
  fresh(mark: string): boolean;
  /** What a press would do or why it can't, in words; undefined where nothing is asked. */
  says(spot: Spot): { readonly choice?: string; readonly reason?: string } | undefined;
  press(spot: Spot, touch: boolean): void;
  look(spot: Spot | undefined): void;
  play(move: Move): void;
  rotate(steps: number): void;
  /** Raises another seat's network while it is looked at. */
  regard(seat: number | undefined): void;
  describe(text: string | undefined): void;
  /** Lays out the best production as a list, plays it on or holds it, plays one step, or puts it away. */
  propose(): void;
  follow(running: boolean): void;
  step(): void;
  drop(): void;
  seatName(seat: number): string;
  /** Ends the moments that are staged. */
  skip(): void;
}

const KEY = Symbol('cannes table');
export const useTable = (): Table => getContext<Table>(KEY);

/** Makes the board's shared state; call once, while the board's root is set up. */
export function provideTable(props: () => BoardProps<View, Move>): Table {
  let touched = $state.raw<{ readonly options: unknown; readonly spot: Spot }>();
  let marks = $state.raw<ReadonlySet<string>>(new Set());
  let regarded = $state.raw<number>();
  let turned = $state(0);
  let plan = $state.raw<Plan>();
  let caption = $state.raw<string>();

  const view = $derived(props().view);
  const game = $derived(props().game as unknown as CannesGame);
  const options = $derived(props().options);
  const frame = $derived(view.stack.at(-1));
  const asked = $derived(options.length > 0 ? frame : undefined);
  const bySpot = $derived.by(() => {
    const found = new Map<Spot, Option<Move>[]>();
    for (const option of options)
      for (const spot of spotsOf(option.move, view)) {
        const there = found.get(spot);
        if (there) there.push(option);
        else found.set(spot, [option]);
      }
    return found;
  });
  /** The one option of a spot: the allowed one, else a refused one to explain. */
  const optionAt = (spot: Spot): Option<Move> | undefined => {
    const here = bySpot.get(spot);
    return here?.find(option => option.refusal === undefined) ?? here?.[0];
  };
  // New options are a new question: what was tapped or refused for the old one is void.
  const armed = $derived(touched?.options === options ? touched.spot : undefined);
  const looking = $derived(props().looking);
  const looked = $derived(looking === undefined ? [] : spotsOf(looking, view));
  const foresight = $derived(looking === undefined ? undefined : foresee(game, view, looking));
  const ownSeat = $derived(props().seat ?? frame?.seat ?? view.mover);
  const shownSeat = $derived(regarded ?? ownSeat);
  const ownOutlook = $derived(outlookOf(view, ownSeat));
  const standingOutlook = $derived(shownSeat === ownSeat ? ownOutlook : outlookOf(view, shownSeat));
  const outlook = $derived(
    foresight !== undefined && shownSeat === ownSeat && frame?.kind !== 'produce' && frame?.kind !== 'tile'
      ? outlookOf(foresight.after, shownSeat)
      : standingOutlook,
  );
  const blinking = $derived.by(() => {
    const said = props().explained?.refusal?.values?.cells;
    const cells = typeof said === 'string' ? cellsIn(said) : [];
    const mine = view.players[ownSeat]?.rods ?? [];
    return { cells, rods: cutOff(mine, cells) };
  });

  $effect(() => {
    const { fresh, seat } = props();
    marks = gather(
      untrack(() => marks),
      fresh,
      seat,
    );
  });
  // A new tile to turn starts as it was turned before, or in the first way that fits.
  $effect(() => {
    if (asked?.kind !== 'turn') return;
    const wish = untrack(() => turned);
    const ways = [0, 1, 2, 3, 4, 5].map(step => (wish + step) % 6);
    turned = ways.find(turn => table.standing(`turn:${turn}`) === 'lit') ?? 0;
  });
  // The plan goes on as long as the table is exactly as it said.
  $effect(() => {
    const now = plan;
    if (now === undefined || options.length === 0) return;
    const next = planned(now, game, view, options);
    if (next === undefined) {
      plan = undefined;
      return;
    }
    if (!now.running || next.move.type === 'done') return;
    const timer = setTimeout(() => {
      plan = next.plan;
      props().look(undefined);
      props().play(next.move);
    }, pause());
    return () => clearTimeout(timer);
  });

  const staging = stage(props);
  const explain = (option: Option<Move>) => props().explain(option);
  const table: Table = {
    get props() {
      return props();
    },
    get view() {
      return view;
    },
    get asked() {
      return asked;
    },
    get foresight() {
      return foresight;
    },
    get shownSeat() {
      return shownSeat;
    },
    get outlook() {
      return outlook;
    },
    get ownOutlook() {
      return ownOutlook;
    },
    get standingOutlook() {
      return standingOutlook;
    },
    get blinking() {
      return blinking;
    },
    get plan() {
      return plan;
    },
    get moments() {
      return staging.moments;
    },
    get turned() {
      return turned;
    },
    get armed() {
      return armed;
    },
    get caption() {
      return caption;
    },
    option: optionAt,
    standing(spot) {
      const option = optionAt(spot);
      if (option === undefined) return 'quiet';
      return option.refusal === undefined ? 'lit' : 'refused';
    },
    meant: spot => looked.includes(spot),
    fresh: mark => marks.has(mark),
    says(spot) {
      const option = optionAt(spot);
      if (option === undefined) return undefined;
      if (option.refusal !== undefined) return { reason: words.refusal(option.refusal) };
      return { choice: words.choice(option.move, view) };
    },
    press(spot, touch) {
      const option = optionAt(spot);
      if (option === undefined) return;
      if (option.refusal !== undefined) return explain(option);
      if (touch && WEIGHTY.includes(option.move.type) && armed !== spot) {
        touched = { options, spot };
        props().look(option.move);
        return;
      }
      table.play(option.move);
    },
    look(spot) {
      const option = spot === undefined ? undefined : optionAt(spot);
      if (option?.refusal !== undefined) explain(option);
      else props().look(option?.move);
    },
    play(move) {
      const next = plan === undefined ? undefined : planned(plan, game, view, options);
      // Played by hand, the plan's own next move does not end it; any other does.
      plan = next !== undefined && game.text(next.move) === game.text(move) ? next.plan : undefined;
      touched = undefined;
      props().look(undefined);
      props().play(move);
    },
    rotate(steps) {
      turned = (turned + steps + 6) % 6;
      const option = asked?.kind === 'turn' ? optionAt(`turn:${turned}`) : undefined;
      // Three ways look like the other three where both invitations lie opposite.
      if (asked?.kind === 'turn' && option === undefined) turned %= 3;
      const now = asked?.kind === 'turn' ? optionAt(`turn:${turned}`) : undefined;
      if (now?.refusal !== undefined) explain(now);
      else props().look(now?.move);
    },
    regard(seat) {
      regarded = seat;
    },
    describe(text) {
      caption = text;
    },
    propose() {
      const best = ownOutlook.best;
      if (best !== undefined)
        plan = planFor(best, moviesOf(best.kept), game, view, (move, then) => words.choice(move, then));
    },
    follow(running) {
      if (plan !== undefined) plan = { ...plan, running };
    },
    step() {
      const next = plan === undefined ? undefined : planned(plan, game, view, options);
      if (next !== undefined) table.play(next.move);
    },
    drop() {
      plan = undefined;
    },
    seatName: seat => props().seats.find(info => info.seat === seat)?.name ?? `${seat + 1}`,
    skip: staging.skip,
  };
  return setContext(KEY, table);
}
