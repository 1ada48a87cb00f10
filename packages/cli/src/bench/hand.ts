// A process of the benchmark: plays the rounds it is sent on one engine, named by its argument, and answers each.
import { playClones } from './clones.ts';
import { loadTitle } from './load-title.ts';
import type { Order } from './processes.ts';
import { playRandom } from './random-play.ts';

const play =
  process.argv[2] === 'boardgame.io' ? (await import('./boardgameio.ts')).playBoardgameio : playRandom;

process.on('message', ({ title, clones, ms, seed }: Order) => {
  void loadTitle(title).then(({ shipped, talk }) =>
    process.send?.((clones ? playClones : play)(shipped.game, ms, seed, talk)),
  );
});
