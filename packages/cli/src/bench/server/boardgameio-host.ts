// A process of the benchmark: boardgame.io's server with one title, which its first argument names, over the SQLite
// file that its second names; with a third its storage shares commits. Says where it listens as our own server does.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Server as ServerType } from 'boardgame.io/server';
import { asBoardgameio, type Original } from '../boardgameio-game.ts';
import { loadTitle } from '../load-title.ts';
import { SqliteStorage } from './sqlite-storage.ts';

const [title = '', file = '', grouped] = process.argv.slice(2);
const { game } = (await loadTitle(title)).shipped;
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as { Server: typeof ServerType };
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as { original: Original };
const rules = asBoardgameio(game, original, (state, text) => {
  const option = game.find(state, String(text));
  return option?.refusal === undefined ? option?.move : undefined;
});
const server = Server({ games: [rules], db: new SqliteStorage(file, grouped !== undefined), origins: false });
const { appServer } = await server.run(0);
// Its lobby gets a listener of its own, as its option `lobbyConfig` would give it: the one for both serves no routes
// with today's Koa, which composes them before they are added.
const answer = server.app.callback();
const lobby = createServer((request, response) => void answer(request, response)).listen(0);
await once(lobby, 'listening');
const urlOf = (of: Pick<NetServer, 'address'>): string =>
  `http://localhost:${(of.address() as AddressInfo).port}/`;
console.log(`boardgame.io is at ${urlOf(appServer)} with its lobby at ${urlOf(lobby)}.`);
