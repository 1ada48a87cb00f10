// node scripts/golden-game.mjs TITLE SEATS LEVEL NAME [VARIANT=VALUE …]: plays a game between bots and keeps its record
// and its reel in packages/web/test/golden, where every later board must draw it. Build first. Kept games stay as they
// are: a further release adds further ones.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { choose } from '../packages/bots/dist/index.js';
import * as cannes from '../packages/cannes/dist/index.js';
import { searchChance } from '../packages/engine/dist/index.js';
import * as melies from '../packages/melies/dist/index.js';
import * as movieMaker from '../packages/movie-maker/dist/index.js';
import { makeRecord, makeReel, open, play, seqOf } from '../packages/table/dist/index.js';

const [title, seats, level, name, ...wishes] = process.argv.slice(2);
const { create, edition } = {
  melies: { create: melies.createMelies, edition: melies.SHIPPED },
  cannes: { create: cannes.createCannes, edition: cannes.SHIPPED },
  'movie-maker': { create: movieMaker.createMovieMaker, edition: movieMaker.SHIPPED },
}[title];
const variant = Object.fromEntries(wishes.map(wish => wish.split('=')));
const seed = '5ca1ab1e'.repeat(8);
const names = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'].slice(0, Number(seats));
const game = create(edition);
const chance = searchChance(1902);

let table = open(game, { id: 'golden', variant, seats: names.length, seed, at: 1_790_000_000_000 }).table;
while (table.turn !== undefined) {
  const view = game.view(table.state, table.turn);
  const { move } = choose({ title, level, view, seed: chance(2 ** 31), budgetMs: 50 }, () =>
    performance.now(),
  );
  const at = 1_790_000_000_000 + table.rows.length * 5000;
  const done = play(table, { seat: table.turn, seq: seqOf(table), move, at });
  if (!done.ok) throw new Error(`${done.code}: ${move}`);
  table = done.table;
}
// With its edition, so that the record stays true when the shipped one is mended.
const record = makeRecord(table, { names, edition });
const kept = new URL(`../packages/web/test/golden/${name}`, import.meta.url).pathname;
for (const [what, json] of Object.entries({ record, reel: makeReel(table, 1) })) {
  const packed = gzipSync(JSON.stringify(json), { level: 9 });
  writeFileSync(`${kept}.${what}.json.gz`, packed);
  console.log(`${kept}.${what}.json.gz: ${packed.length} bytes, ${table.rows.length} rows`);
}
