import { invariant, type Seat, type Viewed } from '@backlot/engine';
import { type Change, changed, difference, equal, type Json, plain } from './change.ts';
import { replay } from './replay.ts';
import { counting, isNote, type NoteRow, type Row, type StandingRow, standing } from './row.ts';
import { type Note, noteOf } from './steps.ts';
import { statusOf, type Table } from './table.ts';

export const REEL_VERSION = 1;

/** Stands in a seat's track for what is there in the track of anyone: most of what happens is seen by all. */
const SAME = 'same';

/** What one pair of eyes saw. */
export interface Track {
  /** The view after the set-up. */
  readonly first: Json;
  /** By step from 1 on: what changed in the view; null where nothing did. */
  readonly changes: readonly (Change | null | typeof SAME)[];
  /** By step from 0 on: the events as shown. */
  readonly events: readonly (readonly Json[] | typeof SAME)[];
}

/**
 * A finished game as it was seen, so that it can be shown for ever without the rules that made it. JSON.
 * Step 0 is the set-up, every further step a move that stood, or a note of what happened beside the game, which
 * changes no view and has no events.
 */
export interface Reel {
  readonly version: typeof REEL_VERSION;
  readonly game: { readonly id: string; readonly version: number };
  /** Rises when a game's View or Event gets another shape: which board can draw this reel. */
  readonly shape: number;
  readonly steps: readonly {
    readonly seq: number;
    readonly at: number;
    readonly seat?: Seat;
    readonly move?: string;
    readonly note?: Note;
  }[];
  /** What anyone saw: whole, without SAME. */
  readonly open: Track;
  /** By seat. */
  readonly seats: readonly Track[];
}

/** All of a table that a film is made of. */
export type Filmed<State, Move, View extends Viewed, Event> = Pick<
  Table<State, Move, View, Event>,
  'game' | 'variant' | 'seats'
> & { readonly rows: Iterable<Row> };

/** Grows one track, step by step. */
function filming<State, Move, View extends Viewed, Event>(
  { game }: Filmed<State, Move, View, Event>,
  seat: Seat | undefined,
) {
  let last: Json | undefined;
  const changes: (Change | null)[] = [];
  const events: Json[][] = [];
  return {
    changes,
    events,
    film(state: State, happened: readonly Event[], told: readonly Json[]): Json {
      const view = game.view(state, seat) as unknown as Json;
      if (last !== undefined) changes.push(difference(last, view) ?? null);
      last = view;
      const seen: Json[] = [];
      for (const [i, event] of happened.entries()) {
        const shown = game.show(event, seat);
        if (shown !== undefined) seen.push(shown === event ? (told[i] as Json) : plain(shown));
      }
      events.push(seen);
      return view;
    },
    /** Nothing moves. */
    hold(): void {
      changes.push(null);
      events.push([]);
    },
  };
}

const sameAs = <T>(mine: readonly T[], open: readonly T[]): (T | typeof SAME)[] =>
  mine.map((entry, i) => (equal(entry as Json, open[i] as Json) ? SAME : entry));

/** One track for each pair of eyes, over the rows that count. */
function shoot<State, Move, View extends Viewed, Event>(
  table: Filmed<State, Move, View, Event>,
  eyes: readonly (Seat | undefined)[],
): Track[] {
  const cameras = eyes.map(seat => filming(table, seat));
  let firsts: Json[] | undefined;
  const notes = notesAfter(table.rows);
  for (const { seq, state, events } of replay(table.game, table, standing(table.rows))) {
    const told = events.map(plain);
    // A view may share parts with its state, which the next move changes.
    const still = table.game.clone(state);
    const views = cameras.map(camera => camera.film(still, events, told));
    firsts ??= views.map(plain);
    for (let i = notes.get(seq) ?? 0; i > 0; i--) for (const camera of cameras) camera.hold();
  }
  return cameras.map(({ changes, events }, i) => ({ first: firsts?.[i] as Json, changes, events }));
}

/** How many notes stand behind a row that stands, by its seq. */
function notesAfter(rows: Iterable<Row>): ReadonlyMap<number, number> {
  const notes = new Map<number, number>();
  let stood = 0;
  for (const row of counting(rows)) {
    if (isNote(row)) notes.set(stood, (notes.get(stood) ?? 0) + 1);
    else stood = row.seq;
  }
  return notes;
}

/** A row as a step; the text of a move for those who may know it. */
function stepOf(row: StandingRow | NoteRow, mayKnow: (seat: Seat) => boolean): Reel['steps'][number] {
  const { seq, at } = row;
  if (row.kind === 'setup') return { seq, at };
  if (isNote(row)) return { seq, at, ...(row.kind !== 'end' && { seat: row.seat }), note: noteOf(row) };
  return { seq, at, seat: row.seat, ...(mayKnow(row.seat) && { move: row.move }) };
}

/**
 * The reel of an ended table, whose views have the shape numbered `shape`. Throws for a table that has not ended:
 * a reel shows every secret. About 0.1 ms for each view.
 */
export function makeReel<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  shape: number,
): Reel {
  invariant(statusOf(table) === 'ended', 'only an ended game has a reel');
  return revealingReel(table, shape);
}

/**
 * The same of any table, ended or not: for whoever holds the whole record and so knows every secret already.
 * Never to be shown to a player of a running game.
 */
export function revealingReel<State, Move, View extends Viewed, Event>(
  table: Filmed<State, Move, View, Event>,
  shape: number,
): Reel {
  const seats = [...Array(table.seats).keys()];
  const [open, ...tracks] = shoot(table, [undefined, ...seats]);
  invariant(open !== undefined, 'anyone watches');
  return {
    ...head(table, shape),
    steps: counting(table.rows).map(row => stepOf(row, () => true)),
    open,
    seats: tracks.map(({ first, changes, events }) => ({
      first,
      changes: sameAs(changes, open.changes),
      events: sameAs(events, open.events),
    })),
  };
}

/**
 * What `seat` (undefined: anyone) saw so far at a table that may still run, and nothing else: its own views and
 * events as its one track, in the place of what anyone saw, and the text of its own moves only.
 */
export function makeSeatFilm<State, Move, View extends Viewed, Event>(
  table: Filmed<State, Move, View, Event>,
  seat: Seat | undefined,
  shape: number,
): Reel {
  const [open] = shoot(table, [seat]);
  invariant(open !== undefined, 'one pair of eyes watches');
  return {
    ...head(table, shape),
    steps: counting(table.rows).map(row => stepOf(row, mover => mover === seat)),
    open,
    seats: [],
  };
}

const head = ({ game }: Pick<Table, 'game'>, shape: number) =>
  ({
    version: REEL_VERSION,
    game: { id: game.id, version: game.version },
    shape,
  }) as const;

function trackOf(reel: Reel, seat: Seat | undefined, step: number): Track {
  if (reel.version !== REEL_VERSION) {
    throw new RangeError(
      `this reel has version ${reel.version}, and this release shows version ${REEL_VERSION}`,
    );
  }
  const last = reel.steps.length - 1;
  if (!Number.isInteger(step) || step < 0 || step > last) {
    throw new RangeError(`this reel has steps 0 to ${last}, not ${step}`);
  }
  const track = seat === undefined ? reel.open : reel.seats[seat];
  if (track === undefined) throw new RangeError(`this reel has no seat ${seat}`);
  return track;
}

/** The view of `seat` (undefined: anyone) at a step; throws a RangeError for a seat or step it does not have. */
export function playReel(reel: Reel, seat: Seat | undefined, step: number): Json {
  const { first, changes } = trackOf(reel, seat, step);
  let view = first;
  for (let i = 0; i < step; i++) {
    const own = changes[i];
    const change = own === SAME ? reel.open.changes[i] : own;
    view = changed(view, change === SAME ? undefined : (change ?? undefined));
  }
  return view;
}

/** What `seat` (undefined: anyone) was told at a step; throws as `playReel` does. */
export function reelEvents(reel: Reel, seat: Seat | undefined, step: number): readonly Json[] {
  const own = trackOf(reel, seat, step).events[step];
  const events = own === SAME ? reel.open.events[step] : own;
  return events === SAME ? [] : (events ?? []);
}
