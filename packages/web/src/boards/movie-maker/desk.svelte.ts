import type { Option } from '@backlot/engine';
import type { Frame, Item, Move, View } from '@backlot/movie-maker';
import { untrack } from 'svelte';
import type { BoardProps } from '../title.ts';
import {
  type Draft,
  EMPTY,
  mirrored,
  onTop,
  put,
  type Side,
  type Stumble,
  stepsOf,
  takeBack,
  tryOut,
  withCash,
} from './draft.ts';
import { printedFor } from './edition.ts';
import { spotOf } from './spots.ts';

type Offer = Extract<Frame, { kind: 'offer' }>;

/** The viewer's own offer as one form: it is put together on this page and sent step by step when it is proposed. */
export interface Desk {
  /** Both sides as they would be proposed; undefined while the viewer makes no offer. */
  readonly draft: Draft | undefined;
  /** Whether it is being sent. */
  readonly sending: boolean;
  /** Why it can't be proposed as it is. */
  readonly stumble: Stumble | undefined;
  put(side: Side, item: Item): void;
  takeBack(side: Side, item: Item): void;
  /** Why `cash` in pounds can't lie on a side; undefined where it can. */
  refusedCash(side: Side, cash: number): Stumble | undefined;
  /** Sets the cash of a side, in pounds. */
  setCash(side: Side, cash: number): void;
  propose(): void;
}

/** Milliseconds after which a step without an outcome is taken for lost, and the form is the viewer's again. */
const PATIENCE = 4_000;

/** Tells one offer from the next, so that a draft never outlives its own. */
function keyOf(view: View, frame: Offer): string {
  const below = view.stack.at(-2);
  const left = below !== undefined && 'offers' in below ? below.offers : 0;
  return [view.turn, frame.seat, frame.partner, frame.counter, view.offered.length, left].join(':');
}

/** Makes the desk; call once, while the board's root is set up. */
export function makeDesk(props: () => BoardProps<View, Move>): Desk {
  let kept = $state.raw<{ readonly key: string; readonly draft: Draft }>();
  /** The offer that is being sent, and how many steps were left at the last one. */
  let sent = $state.raw<{ readonly key: string; readonly left: number }>();
  /** The last offer made to the viewer: a counter-offer begins with it. */
  let heard = $state.raw<Draft>();

  const view = $derived(props().view);
  const game = $derived(printedFor(props().game).game);
  const offer = $derived.by((): Offer | undefined => {
    const frame = view.stack.at(-1);
    return frame?.kind === 'offer' && frame.seat === props().seat ? frame : undefined;
  });
  const key = $derived(offer === undefined ? undefined : keyOf(view, offer));
  const draft = $derived.by((): Draft | undefined => {
    if (offer === undefined) return undefined;
    if (kept !== undefined && kept.key === key) return onTop(offer, kept.draft);
    return onTop(offer, offer.counter && heard !== undefined ? mirrored(heard) : EMPTY);
  });
  const sending = $derived(key !== undefined && sent?.key === key);
  const stumble = $derived(
    offer === undefined || draft === undefined
      ? undefined
      : tryOut(game, view, [...stepsOf(offer, draft), { type: 'propose' }]),
  );

  $effect(() => {
    const frame = view.stack.at(-1);
    if (frame?.kind === 'answer' && frame.seat === props().seat)
      heard = { give: frame.give, want: frame.want };
  });

  function change(next: Draft): void {
    if (offer === undefined || key === undefined || sending) return;
    const refused = tryOut(game, view, stepsOf(offer, next));
    if (refused) props().explain(refused as Option<Move>);
    else kept = { key, draft: next };
  }

  // The next step goes out when the answer to the one before is there.
  $effect(() => {
    const { options, play } = props();
    if (!sending || offer === undefined || draft === undefined || options.length === 0) return undefined;
    const steps = stepsOf(offer, draft);
    const next = steps[0] ?? ({ type: 'propose' } as const);
    const option = options.find(({ move }) => spotOf(move) === spotOf(next));
    const before = untrack(() => sent);
    // The last step has been sent, and its outcome is not in view yet: it may be slow, or have failed.
    if (before !== undefined && steps.length >= before.left) {
      const timer = setTimeout(() => (sent = undefined), PATIENCE);
      return () => clearTimeout(timer);
    }
    if (before === undefined || option === undefined || option.refusal !== undefined) {
      sent = undefined;
      return undefined;
    }
    sent = { key: before.key, left: steps.length };
    untrack(() => play(option.move));
    return undefined;
  });

  return {
    get draft() {
      return draft;
    },
    get sending() {
      return sending;
    },
    get stumble() {
      return stumble;
    },
    put: (side, item) => draft && change(put(draft, side, item)),
    takeBack: (side, item) => draft && change(takeBack(draft, side, item)),
    refusedCash: (side, cash) =>
      offer && draft && tryOut(game, view, stepsOf(offer, withCash(draft, side, cash))),
    setCash: (side, cash) => draft && change(withCash(draft, side, cash)),
    propose() {
      if (key === undefined || draft === undefined || sending) return;
      if (stumble) return props().explain(stumble as Option<Move>);
      kept = { key, draft };
      sent = { key, left: Number.POSITIVE_INFINITY };
    },
  };
}
