import type {
  Arrival,
  ContinueRecord,
  GiveOrders,
  Me,
  SeatOrders,
  TableInfo,
  TableWish,
  TimeAct,
  Title,
} from '@backlot/protocol';
import type { Reel } from '@backlot/table';
import { Failed, readProblem } from './trouble.ts';

/** Milliseconds after which a request counts as unanswered. */
const PATIENCE = 12_000;

/** One request. @throws Failed */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Failed({ code: 'unreachable' });
  }
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => undefined);
  throw new Failed(readProblem(problem, response.status));
}

/** One request whose answer is JSON. @throws Failed */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  // A page served in the API's place (an old proxy, a wrong address) is no answer either.
  return response.json().catch(() => {
    throw new Failed({ code: 'unreachable' });
  }) as Promise<T>;
}

const id = encodeURIComponent;

interface StoredReel {
  readonly viewShape: number;
  readonly reel: Reel;
}

/** The server's HTTP half. Every call throws `Failed` with the trouble to show. */
export const api = {
  me: () => json<Arrival>('GET', '/me'),
  rename: (name: string) => json<Me>('PATCH', '/me', { name }),
  titles: () => json<Title[]>('GET', '/titles'),
  /** Safe to repeat with the same key: the same table comes back. */
  create: (table: TableWish) => json<TableInfo>('POST', '/tables', table),
  tables: () => json<TableInfo[]>('GET', '/tables'),
  /** With the token of a link to one of its seats also one that I could not see otherwise. */
  table: (table: string, invite?: string) =>
    json<TableInfo>('GET', `/tables/${id(table)}${invite === undefined ? '' : `?invite=${id(invite)}`}`),
  join: (table: string, invite: string, zone: { zone?: string } = {}) =>
    json<TableInfo>('POST', `/tables/${id(table)}/join`, { invite, ...zone }),
  /** Does something beside the game for a seat of mine; safe to repeat. */
  act: (table: string, act: TimeAct) => json<TableInfo>('POST', `/tables/${id(table)}/time`, act),
  /** Gives or revokes standing orders of a seat of mine. */
  order: (table: string, orders: GiveOrders) =>
    json<SeatOrders>('PATCH', `/tables/${id(table)}/orders`, orders),
  /** The record of an ended game, as a file's contents. */
  record: async (table: string) => (await request('GET', `/tables/${id(table)}/record`)).blob(),
  /** Whether whoever has the link may see how a private table of mine ended. */
  share: (table: string, shared: boolean) =>
    json<TableInfo>('POST', `/tables/${id(table)}/share`, { shared }),
  /** What everybody saw at each step of an ended game, and the shape of its views. */
  reel: (table: string) => json<StoredReel>('GET', `/tables/${id(table)}/reel`),
  /** What one seat of mine, or anyone, saw so far of a game that may still run. */
  film: (table: string, seat: number | undefined) =>
    json<StoredReel>('GET', `/tables/${id(table)}/film${seat === undefined ? '' : `?seat=${seat}`}`),
  /** Opens a table that goes on from a record; safe to repeat with the same key. */
  continue: (wanted: ContinueRecord) => json<TableInfo>('POST', '/records/continue', wanted),
};
