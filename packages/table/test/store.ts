import type { Advance, Row, Seed, Setting, Snapshot, Table } from '../src/index.ts';
import { open, play, resume, seqOf, undo } from '../src/index.ts';
import { type Event, lanterns, type Move, type State, type View } from './lanterns.ts';

export type LanternTable = Table<State, Move, View, Event>;

export const SEED: Seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

export const setting = (over: Partial<Setting> = {}): Setting => ({
  ...{ id: 'table-1', variant: { length: 'short' }, seats: 2, seed: SEED },
  ...over,
});

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a server does with a table: stores rows and snapshots as JSON, drops what it is told to, holds the newest value. */
export class Store {
  table: LanternTable;
  readonly setting: Setting;
  readonly rows: string[] = [];
  readonly snapshots = new Map<number, string>();

  constructor(over: Partial<Setting> = {}) {
    this.setting = setting(over);
    const opened = open(lanterns, { ...this.setting, at: 1000 });
    this.table = opened.table;
    this.keep(opened);
  }

  keep(advance: Advance<State, Move, View, Event>): void {
    this.rows.push(JSON.stringify(advance.row));
    this.snapshots.set(advance.snapshot.seq, JSON.stringify(advance.snapshot.state));
    for (const seq of advance.drop) {
      if (!this.snapshots.delete(seq)) throw new Error(`snapshot ${seq} is not stored`);
    }
    this.table = advance.table;
  }

  play(move: string, seat = this.table.turn ?? 0) {
    const done = play(this.table, { seat, seq: seqOf(this.table), move, at: 1000 + this.rows.length });
    if (done.ok) this.keep(done);
    return done;
  }

  undo(seat: number) {
    const done = undo(this.table, { seat, seq: seqOf(this.table), at: 1000 + this.rows.length });
    if (done.ok) this.keep(done);
    return done;
  }

  stored() {
    const snapshots: Snapshot<State>[] = [...this.snapshots].map(([seq, state]) => ({
      seq,
      state: JSON.parse(state),
    }));
    return {
      ...json(this.setting),
      version: 1,
      rows: this.rows.map(row => JSON.parse(row) as Row),
      snapshots,
    };
  }

  resumed(): LanternTable {
    return resume(lanterns, this.stored());
  }

  /** Plays the first legal move that `want` accepts, else any, until the game has ended. */
  finish(want: (move: string) => boolean = () => true): this {
    while (this.table.turn !== undefined) {
      const texts = lanterns.legal(this.table.state).map(lanterns.text);
      this.play(texts.find(want) ?? (texts[0] as string));
    }
    return this;
  }
}

/** A card in the hand of the seat that decides. */
export function cardOf(table: LanternTable, seat = table.turn as number): number {
  return table.state.hands[seat]?.[0] as number;
}
