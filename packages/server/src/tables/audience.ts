/** Somebody who is told of every change, through the eyes of a seat or as a spectator. */
export type Watcher = {
  /** Id of the person who watches. */
  readonly person: string;
  readonly seat: number | undefined;
  /** Newest row it knows; -1 for none. */
  after: number;
  /** Sends a message, already JSON. */
  send(text: string): void;
  /** It is told nothing more: its person has lost the seat, or may not see the table any more. */
  gone(): void;
};

/** Those who watch one table. */
export class Audience {
  /** Made for the first: most tables in memory were opened for a look. */
  #watchers: Set<Watcher> | undefined;

  get empty(): boolean {
    return (this.#watchers?.size ?? 0) === 0;
  }

  add(watcher: Watcher): void {
    this.#watchers ??= new Set();
    this.#watchers.add(watcher);
  }

  delete(watcher: Watcher): void {
    this.#watchers?.delete(watcher);
  }

  /** Lets those go who may not watch any more. */
  part(may: (watcher: Watcher) => boolean): void {
    for (const watcher of [...(this.#watchers ?? [])]) {
      if (may(watcher)) continue;
      this.delete(watcher);
      watcher.gone();
    }
  }

  /** Sends one text to all. */
  send(text: string): void {
    for (const watcher of this.#watchers ?? []) watcher.send(text);
  }

  /**
   * Sends every watcher of `whose` seats what it missed up to row `seq`; those who know the same through the same eyes
   * share a text. Ends where there is no text to be had.
   */
  tell(
    seq: number,
    textFor: (seat: number | undefined, after: number) => string | undefined,
    whose: (seat: number | undefined) => boolean,
  ): void {
    const texts = new Map<string, string>();
    for (const watcher of this.#watchers ?? []) {
      const { seat, after } = watcher;
      if (!whose(seat)) continue;
      const same = `${seat}:${after}`;
      const text = texts.get(same) ?? textFor(seat, after);
      if (text === undefined) return;
      texts.set(same, text);
      watcher.after = seq;
      watcher.send(text);
    }
  }
}
