import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@backlot/engine';
import { searchChance } from '@backlot/engine';
import type { Me, NewSeat, TableInfo, Update } from '@backlot/protocol';
import { afterEach } from 'vitest';
import { lanterns } from '../../table/test/lanterns.ts';
import type { BotRequest, Bots } from '../src/bots/pool.ts';
import { type Config, readConfig } from '../src/config.ts';
import { type Films, film } from '../src/films/film.ts';
import { createServer, type Server, type Stand } from '../src/server.ts';
import type { LibsqlDatabase } from '../src/store/driver.ts';
import type { Store } from '../src/store/store.ts';
import { type PlayableTitle, TITLES, type Titles } from '../src/titles.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Runs at the end of the test, last first. */
export function atEnd(end: () => unknown): void {
  endings.push(end);
}

/** An empty folder that goes away with the test. */
export function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'backlot-test-'));
  atEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The toy game of the table's tests as a title: quick, with secrets, and it breaks on purpose. */
export const TOY: PlayableTitle = {
  shipped: lanterns as unknown as Game,
  levels: ['random'],
  viewShape: 1,
  parse: () => {
    throw new Error('the toy has one edition');
  },
};
export const STAGE_TITLES = { ...TITLES, lanterns: TOY };

/** Random bots in this thread, so that a test need not wait for a worker to start. */
export class RandomBots implements Bots {
  readonly asked: BotRequest[] = [];

  async choose(request: BotRequest): Promise<string> {
    this.asked.push(request);
    const { shipped: game } = STAGE_TITLES[request.title as keyof typeof STAGE_TITLES] as PlayableTitle;
    const chance = searchChance(request.seed);
    const legal = game.legal(game.imagine(request.view as never, chance));
    return game.text(legal[chance(legal.length)]);
  }

  async close(): Promise<void> {}
}

/** Films in this thread, which knows titles that no worker does. */
const filming = (titles: Titles): Films => ({ film: async request => film(request, titles) });

function config(env: Record<string, string> = {}): Config {
  const quiet = { PORT: '0', LOG_LEVEL: 'silent', BOT_PAUSE_MS: '0', RATE_LIMIT: '0', BOT_WORKERS: '1' };
  return readConfig({ ...quiet, ...env });
}

/** The file of a store on SQLite. */
export function fileOf({ file }: Store): LibsqlDatabase {
  if (file === undefined) throw new Error('this store has no file');
  return file;
}

let databaseOf: ((dir: string) => Promise<string>) | undefined;

/** From now on servers keep nothing in their folder but in a database of PostgreSQL that belongs to it. */
export function useDatabases(of: (dir: string) => Promise<string>): void {
  databaseOf = of;
}

/** A server over `dir`, in this process; closed at the end of the test. */
export async function start(
  dir = folder(),
  env: Record<string, string> = {},
  stand: Stand = {},
): Promise<Server> {
  const database = databaseOf && { DATABASE_URL: await databaseOf(dir) };
  const server = await createServer(config({ DATA_DIR: dir, ...database, ...env }), {
    titles: STAGE_TITLES,
    bots: new RandomBots(),
    films: filming(stand.titles ?? STAGE_TITLES),
    apart: false,
    ...stand,
  });
  atEnd(() => server.close());
  return server;
}

/** Starts to listen on a free port and gives the address. */
export async function listen({ app }: Server): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

let keys = 0;
export const key = (): string => `test-key-${String(++keys).padStart(6, '0')}`;

// An answer is whatever JSON came; the tests say what it must be.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Answer = { readonly status: number; readonly type: string; readonly body: any }; // oxlint-disable-line typescript/no-explicit-any

/** One browser: keeps its cookie. */
export class Browser {
  readonly #server: Server;
  cookie: string | undefined;

  constructor(server: Server, cookie?: string) {
    this.#server = server;
    this.cookie = cookie;
  }

  static async arrive(server: Server): Promise<Browser & { readonly me: Me }> {
    const browser = new Browser(server);
    const { body } = await browser.get('/api/me');
    return Object.assign(browser, { me: body as Me });
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', url, body, headers);
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await this.#server.app.inject({
      method,
      url,
      headers: { ...(this.cookie === undefined ? {} : { cookie: this.cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const set = response.headers['set-cookie'];
    if (set !== undefined) this.cookie = String(set).split(';')[0] as string;
    const type = String(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      type,
      body: type.includes('json') ? response.json() : response.body,
    };
  }

  /** A table that others may see, unless `more` says otherwise. */
  async open(seats: readonly NewSeat[], more: object = {}): Promise<TableInfo> {
    const { status, body } = await this.post('/api/tables', {
      key: key(),
      title: 'lanterns',
      seats,
      visibility: 'unlisted',
      ...more,
    });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body as TableInfo;
  }

  async view(table: string, seat?: number, after?: number): Promise<Update> {
    const query = new URLSearchParams();
    if (seat !== undefined) query.set('seat', String(seat));
    if (after !== undefined) query.set('after', String(after));
    const { status, body } = await this.get(`/api/tables/${table}/view?${query}`);
    if (status !== 200) throw new Error(`no view: ${JSON.stringify(body)}`);
    return body as Update;
  }

  move(table: string, seat: number, seq: number, move: string, as = key()): Promise<Answer> {
    return this.post(`/api/tables/${table}/moves`, { seat, seq, key: as, move });
  }
}

/** A legal move of the seat that decides, chosen by what that seat sees. */
export function anyMove(update: Update, random: (below: number) => number): string {
  const title = STAGE_TITLES[update.game.id as keyof typeof STAGE_TITLES] as PlayableTitle;
  const game = title.shipped;
  const legal = game.legal(game.imagine(update.view as never, random));
  return game.text(legal[random(legal.length)]);
}

export const ME = { kind: 'me' } as const;
export const INVITE = { kind: 'invite' } as const;
export const BOT = { kind: 'bot', level: 'random' } as const;
export const local = (name: string) => ({ kind: 'local', name }) as const;
