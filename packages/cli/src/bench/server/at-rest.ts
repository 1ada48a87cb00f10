import { longRecord } from './long-game.ts';
import { ask, type Ticket } from './person.ts';
import { ServerProcess } from './processes.ts';

/** What our server needs for tables that nobody is at. */
export interface AtRest {
  /** Heap of one table in memory, kB. */
  readonly heap_kb_per_table: number;
  /** From asking for a game of a thousand moves that is not in memory to the last byte of its view and log. */
  readonly open_ms: number;
}

/** Of ten tables one is opened before the first look, and asked for so often that code and caches are there by then. */
const [BEFORE, OFTEN] = [0.1, 200];
/** Compiled code comes and goes, which is megabytes: so that only tables make a difference, none is made or dropped. */
const STILL = ['--no-opt', '--no-flush-bytecode'];

/**
 * Starts our server over a folder in which games were played, opens their tables one by one by plain requests, and sees
 * by how much the heap grows with each; then a long game, on a server just started.
 */
export async function atRest(title: string, dir: string, tickets: readonly Ticket[]): Promise<AtRest> {
  const server = new ServerProcess('backlot', title, dir, { flags: STILL });
  try {
    const { url } = await server.address;
    const first = Math.max(1, Math.round(tickets.length * BEFORE));
    for (let i = 0; i < OFTEN; i++) await look(url, tickets[i % first] as Ticket);
    const before = await server.heap();
    for (const ticket of tickets.slice(first)) await look(url, ticket);
    const grown = (await server.heap()) - before;
    const long = await continued(url);
    await server.stop();
    return {
      heap_kb_per_table: Math.round((grown / 1024 / (tickets.length - first)) * 10) / 10,
      open_ms: Math.round(await cold(title, dir, long)),
    };
  } finally {
    await server.stop();
  }
}

async function look(url: string, { table, cookie }: Ticket): Promise<void> {
  await ask(`${url}/api/tables/${table}/view?seat=0`, undefined, { cookie });
}

async function continued(url: string): Promise<Ticket> {
  const { cookie } = await ask(`${url}/api/me`);
  const { json } = await ask(
    `${url}/api/records/continue`,
    { key: 'long-game', ...longRecord() },
    { cookie },
  );
  return { table: (json as { id: string }).id, cookie };
}

async function cold(title: string, dir: string, ticket: Ticket): Promise<number> {
  const server = new ServerProcess('backlot', title, dir);
  try {
    const { url } = await server.address;
    // So that the connection is there, as a page has one by then.
    await ask(`${url}/api/me`, undefined, { cookie: ticket.cookie });
    const asked = performance.now();
    await look(url, ticket);
    return performance.now() - asked;
  } finally {
    await server.stop();
  }
}
