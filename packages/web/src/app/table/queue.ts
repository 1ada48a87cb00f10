/** Lets things through one by one, each after the one before has been looked at for as long as it asks. */
export interface Queue<T> {
  push(item: T): void;
  /** Shows all that waits at once. */
  flush(): void;
  /** Forgets what waits. */
  clear(): void;
}

export interface QueueOptions<T> {
  readonly show: (item: T) => void;
  /** Milliseconds that `item` stays before the next one. */
  readonly hold: (item: T) => number;
  /** How many wait, whenever that changes. */
  readonly waiting?: (count: number) => void;
}

export function queue<T>({ show, hold, waiting }: QueueOptions<T>): Queue<T> {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    timer = undefined;
    const item = items.shift();
    waiting?.(items.length);
    if (item === undefined) return;
    show(item);
    const rest = hold(item);
    if (rest > 0) timer = setTimeout(next, rest);
    else if (items.length > 0) next();
  }

  return {
    push(item) {
      items.push(item);
      if (timer === undefined) next();
      else waiting?.(items.length);
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      const all = items;
      items = [];
      for (const item of all) show(item);
      waiting?.(0);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      items = [];
      waiting?.(0);
    },
  };
}
