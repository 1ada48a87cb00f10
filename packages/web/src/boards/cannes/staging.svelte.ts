import type { View } from '@backlot/cannes';
import type { Step } from '@backlot/protocol';
import { paced } from './arrive.ts';
import { type Moment, momentsOf } from './moments.ts';

/** How long a moment stays at the usual speed: under reduced motion as a still picture. */
const LASTS = 1_200;

/** What is staged on the board now, each until its time is over or somebody goes on. */
export interface Staging {
  readonly moments: readonly Moment[];
  skip(): void;
}

/** Stages the moments of the newest steps; call once, while the board's root is set up. */
export function stage(props: () => { readonly fresh: readonly Step[]; readonly view: View }): Staging {
  let moments = $state.raw<readonly Moment[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const skip = () => {
    clearTimeout(timer);
    moments = [];
  };
  // What follows at once without a moment of its own leaves the one before its time.
  $effect(() => {
    const { fresh, view } = props();
    const time = paced(LASTS);
    const next = time === 0 ? [] : momentsOf(fresh, view);
    if (next.length === 0) return;
    clearTimeout(timer);
    moments = next;
    timer = setTimeout(skip, time);
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get moments() {
      return moments;
    },
    skip,
  };
}
