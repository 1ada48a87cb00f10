import { NOTHING_NOTICED, type Noticed, noticing } from './noticed.ts';
import { packed, unpacked } from './packed-rows.ts';
import { isNote, kept, type Row, type Stretch } from './row.ts';

/** How many rows are packed together. */
const PACK = 16;
const NO_STRETCHES: readonly Stretch[] = [];

/**
 * The rows of a table, as a value: nothing ever changes one. The newest few are at hand as objects. Those before are
 * packed as text, shared with the logs this one grew from, and unpacked where somebody asks for them: a server holds
 * thousands of logs, and of hardly any row more is ever asked than that it was played.
 */
export class Log implements Iterable<Row> {
  static readonly empty = new Log([], [], NO_STRETCHES, false, NOTHING_NOTICED);

  /** Each of PACK rows. */
  readonly #packs: readonly string[];
  /** Up to PACK rows. */
  readonly #newest: readonly Row[];
  /** The stretches that it took over from records; none where it was played at one table. */
  readonly stretches: readonly Stretch[];
  /** Whether any of its rows is a note. */
  readonly annotated: boolean;
  /**
   * What its notes say. What happened at a table whose record this one goes on from concerned its players, so none of
   * it counts here. While a record is played again its log is shorter than what it will have taken over, and every row
   * belongs to the table where it was first played.
   */
  readonly noticed: Noticed;

  private constructor(
    packs: readonly string[],
    newest: readonly Row[],
    stretches: readonly Stretch[],
    annotated: boolean,
    noticed: Noticed,
  ) {
    this.#packs = packs;
    this.#newest = newest;
    this.stretches = stretches;
    this.annotated = annotated;
    this.noticed = noticed;
  }

  static of(rows: Iterable<Row>): Log {
    return Log.empty.withAll(rows);
  }

  get length(): number {
    return this.#packs.length * PACK + this.#newest.length;
  }

  /** The log with one more row, whose seq is to be its length. */
  with(row: Row): Log {
    return this.withAll([row]);
  }

  /** The log with more rows, the seq of each of which is to be the length by then. */
  withAll(rows: Iterable<Row>): Log {
    let { stretches, annotated, noticed } = this;
    let packs = this.#packs;
    let newest = [...this.#newest];
    let { length } = this;
    for (const row of rows) {
      if (newest.length === PACK) {
        packs = [...packs, packed(newest)];
        newest = [];
      }
      newest.push(kept(row));
      if (row.kind === 'setup') stretches = row.from ?? NO_STRETCHES;
      annotated ||= isNote(row);
      const over = stretches.some(({ last }) => last === length);
      noticed = over ? NOTHING_NOTICED : noticing(noticed, row);
      length++;
    }
    return new Log(packs, newest, stretches, annotated, noticed);
  }

  /** One row; a negative number counts from the end. */
  at(place: number): Row | undefined {
    const seq = place < 0 ? this.length + place : place;
    return this.#rowsAround(seq)[seq % PACK];
  }

  /** The rows from one on, up to another if it is given. */
  slice(from: number, to: number = this.length): Row[] {
    const rows: Row[] = [];
    for (let seq = from - (from % PACK); seq < to; seq += PACK) {
      for (const row of this.#rowsAround(seq)) if (row.seq >= from && row.seq < to) rows.push(row);
    }
    return rows;
  }

  *[Symbol.iterator](): Generator<Row, void> {
    for (let seq = 0; seq < this.length; seq += PACK) yield* this.#rowsAround(seq);
  }

  /** The rows before one, newest first. */
  *before(end: number): Generator<Row, void> {
    let rows: readonly Row[] = [];
    for (let seq = end - 1; seq >= 0; seq--) {
      if (rows[0] === undefined || rows[0].seq > seq) rows = this.#rowsAround(seq);
      yield rows[seq % PACK] as Row;
    }
  }

  /** The rows that are packed, or at hand, together with row `seq`. */
  #rowsAround(seq: number): readonly Row[] {
    const place = Math.floor(seq / PACK);
    const pack = this.#packs[place];
    if (pack !== undefined) return unpacked(pack, place * PACK);
    return place === this.#packs.length ? this.#newest : [];
  }
}
