import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCannes, parseEdition as parseCannes } from '@backlot/cannes';
import type { Game } from '@backlot/engine';
import { createMelies, parseEdition as parseMelies } from '@backlot/melies';
import { createMovieMaker, parseEdition as parseMovieMaker } from '@backlot/movie-maker';
import { parseRecord, playReel, revealingReel, traceRecord } from '@backlot/table';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Component } from 'svelte';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cutTo, drawable, stepAt } from '../src/app/replay/film.ts';
import type { BoardProps, TitleModule } from '../src/boards/title.ts';
import { goldenGames } from './golden/golden-games.ts';

const GAMES: Readonly<Record<string, (edition: unknown) => Game>> = {
  melies: edition => createMelies(parseMelies(edition)),
  cannes: edition => createCannes(parseCannes(edition)),
  'movie-maker': edition => createMovieMaker(parseMovieMaker(edition)),
};
const games = goldenGames();

/** Boards as a server would render them: what a template can't draw throws. */
const cacheDir = mkdtempSync(join(tmpdir(), 'backlot-golden-'));
let vite: ViteDevServer;
let render: (component: Component<BoardProps>, options: { props: BoardProps }) => { readonly body: string };
beforeAll(async () => {
  // A board asks once whether it may move things; here nothing can.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubEnv('NODE_ENV', 'production');
  vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    mode: 'production',
    plugins: [
      svelte({ configFile: false, prebundleSvelteLibraries: false, compilerOptions: { dev: false } }),
    ],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: ['source'] },
    cacheDir,
    ssr: { resolve: { conditions: ['source', 'node', 'module'] }, noExternal: true },
  });
  ({ render } = (await vite.ssrLoadModule('svelte/server')) as { render: typeof render });
}, 120_000);
afterAll(async () => {
  await vite.close();
  rmSync(cacheDir, { recursive: true });
});

async function titleOf(id: string): Promise<TitleModule> {
  // What this board fetches when it is near has to be there, or nobody would see it drawn.
  if (id === 'movie-maker') {
    const late = await vite.ssrLoadModule('/src/boards/movie-maker/films-drawn.svelte.ts');
    await (late as { fetchFilmArt: () => Promise<void> }).fetchFilmArt();
  }
  return ((await vite.ssrLoadModule(`/src/boards/${id}/index.ts`)) as { title: TitleModule }).title;
}

test('a game of every title is kept that these rules still play', () => {
  const current = games.filter(
    ({ record }) => record.game.version === GAMES[record.game.id]?.(record.edition.data).version,
  );
  expect(new Set(current.map(({ record }) => record.game.id))).toEqual(new Set(Object.keys(GAMES)));
});

describe.each(games)('$name', ({ record, reel }) => {
  const game = GAMES[record.game.id]?.(record.edition.data) as Game;

  test.runIf(record.game.version === game.version)('its record holds, and gives the same reel', () => {
    const { verdict, table } = traceRecord(parseRecord(record), () => game);
    expect(verdict).toMatchObject({ ok: true, rows: record.rows.length });
    expect(table && JSON.parse(JSON.stringify(revealingReel(table, reel.shape)))).toEqual(reel);
  });

  test('the board draws its reel at every step, through everybody’s eyes in turn, and the log tells it', async () => {
    const title = await titleOf(record.game.id);
    const seats = record.seats.map(
      ({ name }, seat) => ({ seat, kind: 'person', name, mine: false }) as const,
    );
    const over = title.game(record.edition.data);
    const words = title.words(record.edition.data, seat => seats[seat]?.name ?? '');
    expect(drawable(reel, reel.shape)).toBe(true);
    const nothing = () => {};
    const drawn = new Set<string>();
    let lines = 0;
    for (const [step] of reel.steps.entries()) {
      // In turn, since drawing every step for everybody takes minutes.
      const seat = step % (seats.length + 1) === seats.length ? undefined : step % (seats.length + 1);
      const view = playReel(reel, seat, step) as unknown as BoardProps['view'];
      const { body } = render(title.Board, {
        props: {
          ...{ game: over, view, seat, options: [], seats, fresh: cutTo(reel, seat, step) },
          ...{ play: nothing, looking: undefined, look: nothing, explain: nothing, pointed: undefined },
        },
      });
      expect(body).not.toMatch(/undefined|NaN|\[object Object\]/);
      drawn.add(body);
      for (const event of stepAt(reel, seat, step).events)
        lines += words.event(event, view).length > 0 ? 1 : 0;
    }
    expect(drawn.size).toBeGreaterThan(reel.steps.length / 2);
    expect(lines).toBeGreaterThan(reel.steps.length / 2);
  }, 240_000);
});
