// A process of the benchmark: plays the rounds it is sent on one engine, named by its argument, and answers each.
import { TITLES } from '../titles.ts';
import { playClones } from './clones.ts';
import type { Order } from './processes.ts';
import { playRandom } from './random-play.ts';

const play =
  process.argv[2] === 'boardgame.io' ? (await import('./boardgameio.ts')).playBoardgameio : playRandom;

process.on('message', ({ title, clones, ms, seed }: Order) => {
  const found = TITLES[title];
  if (found !== undefined)
    process.send?.((clones ? playClones : play)(found.shipped.game, ms, seed, found.talk));
});
