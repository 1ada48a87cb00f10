import { randomBytes } from 'node:crypto';
import type { Game } from '@backlot/engine';
import type { NewSeat, NewTable } from '@backlot/protocol';
import { commitmentOf, settingProblem } from '@backlot/table';
import { botName } from '../people/names.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import type { PlayableTitle, Titles } from '../titles.ts';
import { closesAt } from './closing.ts';
import type { Kept } from './rematch.ts';

/**
 * The rows of the table that `person` wants, and its game. Nothing is stored yet.
 * @throws Failure `malformed`, `edition`
 */
export function newTable(
  titles: Titles,
  person: Person,
  wanted: NewTable,
  now: number,
  kept: ReadonlyMap<number, Kept> = new Map(),
): { stored: StoredTable; game: Game } {
  const title = Object.hasOwn(titles, wanted.title) ? titles[wanted.title] : undefined;
  if (title === undefined) {
    throw malformed(
      `/title: there is no title "${wanted.title}" here, only ${Object.keys(titles).join(', ')}`,
    );
  }
  const edition = wanted.edition === undefined ? undefined : title.parse(wanted.edition);
  const game = edition?.game ?? title.shipped;
  const fault =
    settingProblem(game, wanted.variant, wanted.seats.length) ??
    seatsProblem(wanted.seats, title) ??
    ratedProblem(wanted);
  if (fault !== undefined) throw malformed(fault);

  // Written out, so that the table shows what it plays even if another value becomes the default one day.
  const variant = Object.fromEntries(
    Object.entries(game.variants).map(([name, [usual]]) => [name, wanted.variant[name] ?? usual ?? '']),
  );
  const id = randomBytes(9).toString('base64url');
  const seed = randomBytes(32).toString('hex');
  const open = wanted.seats.some(seat => seat.kind === 'invite');
  const own = edition !== undefined && game.edition.hash !== title.shipped.edition.hash;
  const table = {
    id,
    title: wanted.title,
    variant: JSON.stringify(variant),
    edition_id: game.edition.id,
    edition_hash: game.edition.hash,
    edition_data: own ? edition.json : null,
    game_version: game.version,
    status: 'open',
    maker_id: person.id,
    seq: -1,
    turn: null,
    seed,
    commitment: commitmentOf(seed),
    result: null,
    fault: null,
    created_at: now,
    updated_at: now,
    time: wanted.time === undefined ? null : JSON.stringify(wanted.time),
    rated: wanted.rated === true ? 1 : 0,
    shared: 0,
    visibility: wanted.visibility,
    pace: wanted.time?.kind ?? 'untimed',
    closes_at: open ? closesAt(wanted.visibility, now) : null,
    rematch_of: null,
  };
  return {
    stored: {
      table,
      seats: wanted.seats.map((seat, i) =>
        seatRow(id, i, seat, { person, zone: wanted.zone, kept: kept.get(i) }),
      ),
    },
    game,
  };
}

function seatsProblem(seats: readonly NewSeat[], { levels }: PlayableTitle): string | undefined {
  if (seats.filter(seat => seat.kind === 'me').length > 1)
    return '/seats: you can sit on one seat only; others at this screen are "local"';
  if (seats.every(seat => seat.kind === 'bot')) return "/seats: at least one seat must be a person's";
  const odd = seats.find(seat => seat.kind === 'bot' && !levels.includes(seat.level));
  return odd && `/seats: the bots of this title are ${levels.join(', ')}`;
}

/** Strength is compared between different people only. */
function ratedProblem({ rated, seats, edition }: NewTable): string | undefined {
  if (rated !== true) return undefined;
  if (seats.some(({ kind }) => kind === 'bot' || kind === 'local'))
    return '/rated: only tables without house bots and without others at this screen can be rated';
  return edition === undefined ? undefined : '/rated: only the shipped edition can be rated';
}

function seatRow(
  table: string,
  seat: number,
  wanted: NewSeat,
  { person, zone, kept }: { person: Person; zone: string | undefined; kept: Kept | undefined },
): SeatRow {
  const free = {
    guest_id: null,
    level: null,
    invite: null,
    own_kind: null,
    zone: null,
    kept_for: null,
    entry: null,
  };
  const row = { table_id: table, seat, kind: wanted.kind, ...free };
  const mine = { guest_id: person.id, zone: zone ?? null };
  switch (wanted.kind) {
    case 'me':
      return { ...row, kind: 'person', ...mine, name: person.name };
    case 'local':
      return { ...row, ...mine, name: wanted.name };
    case 'bot':
      return { ...row, level: wanted.level, name: botName(seat) };
    case 'invite':
      if (kept !== undefined) return { ...row, name: kept.name, kept_for: kept.for, entry: kept.as };
      return { ...row, invite: newInvite(), name: '' };
  }
}

/** A token for a link to a seat. */
export const newInvite = (): string => randomBytes(18).toString('base64url');

function malformed(fault: string): Failure {
  return new Failure('malformed', `Mend this and send it again: ${fault}.`);
}
