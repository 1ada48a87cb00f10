// A process of the benchmark: everybody who sits at the tables of one server, whose moves it sends when it is asked to.
import { setTimeout as pause } from 'node:timers/promises';
import { searchChance } from '@backlot/engine';
import { loadTitle } from '../load-title.ts';
import { backlotService } from './backlot-service.ts';
import { boardgameioService } from './boardgameio-service.ts';
import type { ClientOrder, Figures } from './processes.ts';
import { humanPace, TableLoop } from './table-loop.ts';

const SERVICES = { backlot: backlotService, 'boardgame.io': boardgameioService };
const SEATS = 3;
/** A move that is not answered after so many milliseconds is lost. */
const PATIENCE = 20_000;

const loops: TableLoop[] = [];
let broken: Error | undefined;

async function gather({
  server,
  address,
  title,
  tables,
}: Extract<ClientOrder, { do: 'gather' }>): Promise<void> {
  const { shipped, talk } = await loadTitle(title);
  const service = SERVICES[server](address, title);
  for (let seed = 1; seed <= tables; seed++) {
    const people = await Promise.all(Array.from({ length: SEATS }, () => service.arrive()));
    const loop = new TableLoop(service, people, { game: shipped.game, seed, talk }, error => {
      broken ??= error instanceof Error ? error : new Error(String(error));
    });
    loops.push(loop);
    await loop.open();
  }
}

async function play({ ms, pace }: Extract<ClientOrder, { do: 'play' }>): Promise<Figures> {
  const thinking = pace === 'human' ? humanPace(searchChance(ms)) : undefined;
  const from = performance.now();
  for (const loop of loops) loop.start(thinking);
  await pause(ms);
  for (const loop of loops) loop.stop();
  const took = performance.now() - from;
  const times = loops.flatMap(loop => loop.times).sort((a, b) => a - b);
  for (const end = performance.now() + PATIENCE; loops.some(loop => loop.inFlight > 0); await pause(5)) {
    if (broken !== undefined) throw broken;
    if (performance.now() > end) throw new Error('a move was never acknowledged');
  }
  return { moves: times.length, ms: took, times };
}

async function answer(order: ClientOrder): Promise<unknown> {
  if (order.do === 'gather') return gather(order);
  return order.do === 'play' ? play(order) : loops.flatMap(loop => loop.ticket());
}

process.on('message', (order: ClientOrder) => {
  answer(order).then(
    figures => process.send?.({ figures }),
    error => process.send?.({ error: String(error) }),
  );
});
