import type { Viewed } from '@backlot/engine';

/** What a seat is sent of its table. */
export interface News {
  /** Counts the table's moves. */
  readonly seq: number;
  /** Who decides; undefined when the game is over. */
  readonly turn: number | undefined;
  readonly view: Viewed;
}

/** What opens a table to whoever has it. */
export interface Ticket {
  readonly table: string;
  readonly cookie: string;
}

/** Somebody with one socket at a server, who sits at one table at a time. */
export interface Person {
  /** Called with all that comes from the table. */
  hears: (news: News) => void;
  /** Sends a move that answers `seq`; resolves when it is acknowledged. */
  play(move: string, seq: number): Promise<void>;
  /** Of the table it sits at, where the server is ours. */
  ticket?(): Ticket;
  close(): void;
}

/** A server as its clients know it. */
export interface Service {
  arrive(): Promise<Person>;
  /** Opens a table for these people and has them sit down in their order; all but the first by its lobby. */
  open(people: readonly Person[]): Promise<void>;
}

/** The JSON that came of a request; throws where the server refuses it. */
export async function ask(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ readonly json: unknown; readonly cookie: string }> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return { json: JSON.parse(text), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
