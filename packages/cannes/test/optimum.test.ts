import {
  bestDiscards,
  bestProduction,
  FIRST_MOVIE,
  facts,
  GOODS,
  type Move,
  PLACES,
  RECIPES,
  type State,
} from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { type Arranged, arrange, game, play, schedule } from './position.ts';

type Worth = readonly [tickets: number, movies: number, raw: number];
const RAW_IN = [1, 1, 1, 1, 2, 2, 2];

const less = (a: Worth, b: Worth): boolean => {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] as number) < (b[i] as number);
};

/** What of a schedule is worth keeping: movies first, then what holds most raw goods. */
function stored(goods: readonly number[]): [number, number] {
  const movies = Math.min(
    PLACES,
    goods.slice(FIRST_MOVIE).reduce((sum, count) => sum + count, 0),
  );
  const rest = goods
    .slice(0, FIRST_MOVIE)
    .flatMap((count, good) => new Array<number>(count).fill(RAW_IN[good] as number));
  const best = rest.sort((a, b) => b - a).slice(0, PLACES - movies);
  return [movies, best.reduce((sum, raw) => sum + raw, 0)];
}

/** The best of every way to produce, tried one by one, golf left out. */
function tryAll(state: State, seat: number): Worth {
  const start = state.players[seat]?.tickets ?? 0;
  const seen = new Set<string>();
  let best: Worth = [-1, -1, -1];
  const visit = (at: State): void => {
    const player = at.players[seat] as State['players'][number];
    const key = [player.goods, player.tickets, at.used.length, at.used, at.popularity, at.produced > 0].join(
      '|',
    );
    if (seen.has(key)) return;
    seen.add(key);
    const worth: Worth = [player.tickets - start, ...stored(player.goods)];
    if (less(best, worth)) best = worth;
    for (const move of game.legal(at)) {
      if (move.type === 'done' || move.type === 'golf') continue;
      const next = game.clone(at);
      game.apply(next, move, { chance: () => 0 });
      visit(next);
    }
  };
  visit(state);
  return best;
}

/** Plays what is proposed and measures what came of it. */
function carryOut(state: State, seat: number): Worth {
  const { moves, discards } = bestProduction(state, seat);
  const before = state.players[seat]?.tickets ?? 0;
  play(state, ...(moves as Move[]).map(move => game.text(move)));
  const earned = (state.players[seat]?.tickets ?? 0) - before;
  state.stack.unshift({ kind: 'produce', seat: 1 - seat }); // keeps the turn from passing on
  play(state, 'done', ...discards.map(move => game.text(move)));
  const goods = state.players[seat]?.goods ?? [];
  return [earned, ...stored(goods)];
}

const everything = [
  'computer-factory 2,0',
  'star-maker 3,0',
  'effect-studio 4,0',
  'script-writer 5,0',
  'action-studio 6,0',
  'romance-studio 7,0',
  'sf-studio 8,0',
  'critic 9,0',
];
const links = ['1,0 2,0', '2,0 3,0', '3,0 4,0', '4,0 5,0', '5,0 6,0'];
const cigars = ['6,0 7,0', '7,0 8,0'];
const wired = (): Arranged =>
  arrange()
    .tiles(...everything)
    .rods(0, ...links)
    .cigars(1, ...cigars);

describe('bestProduction: most tickets, then most movies kept, then most raw goods kept', () => {
  it('CAN-4.6 makes and presents the movie that pays most', () => {
    const position = wired().popularity(8, 13, 9).goods(0, { people: 2, beer: 1, chipset: 2 });
    const best = bestProduction(position.state, 0);
    expect(best.tickets).toBe(13);
    const texts = best.moves.map(move => game.text(move));
    expect(texts).toEqual(['make computer', 'make star', 'make script', 'make romance', 'present romance']);
  });

  it('CAN-4.5 spends beer on the critic where movies are worth more by it', () => {
    const position = arrange()
      .tiles('critic 2,0', 'action-studio 0,1', 'beer-2 -1,1')
      .rods(0, '1,0 2,0', '0,0 0,1', '0,1 -1,1')
      .goods(0, { star: 1, effect: 1, sf: 2 });
    const best = bestProduction(position.state, 0);
    expect(best.tickets).toBe(13 + 15 + 15);
    expect(carryOut(position.producing(0), 0)).toEqual([43, 0, 0]);
  });

  it('CAN-4.3 keeps movies first without Cannes, then products that hold two raw goods', () => {
    const position = arrange()
      .tiles('people-1 2,0', 'sf-studio 3,0', 'effect-studio 4,0')
      .rods(0, '2,0 3,0', '3,0 4,0')
      .goods(0, { script: 1, effect: 1, computer: 4, people: 2 });
    const best = bestProduction(position.state, 0);
    expect([best.tickets, best.movies, best.raw]).toEqual([0, 1, 2 * 2 + 2]);
    carryOut(position.producing(0), 0);
    expect(schedule(position.state, 0)).toMatchObject({ sf: 1, effect: 2, people: 2 });
  });

  it('CAN-4.3 tells what to discard once production is over', () => {
    const position = arrange()
      .popularity(8, 12, 10)
      .goods(0, { action: 1, sf: 1, star: 1, beer: 3, people: 1 });
    const state = position.producing(0);
    const wanted = bestDiscards(state, 0).map(move => game.text(move));
    expect(wanted).toEqual(['discard beer', 'discard beer']);
    play(state, 'done', ...wanted);
    expect(schedule(state, 0)).toEqual({ action: 1, sf: 1, star: 1, people: 1, beer: 1 });
  });

  it('does nothing where nothing can be done', () => {
    const best = bestProduction(arrange().state, 0);
    expect(best).toMatchObject({ moves: [], discards: [], tickets: 0, movies: 0, raw: 0 });
  });

  it('goes on from the middle of a production', () => {
    const state = arrange()
      .tiles('critic 2,0', 'action-studio 0,1', 'beer-2 -1,1')
      .rods(0, '1,0 2,0', '0,0 0,1', '0,1 -1,1')
      .goods(0, { star: 1, effect: 1, romance: 1 })
      .producing(0);
    play(state, 'supply -1,1', 'make action', 'present action');
    expect(bestProduction(state, 0)).toMatchObject({ tickets: 15, movies: 0, raw: 0 });
    expect(bestProduction(game.view(state, 0), 0)).toEqual(bestProduction(state, 0));
  });

  it('equals the best of all ways on small random schedules, and its moves bring what it says', () => {
    const chance = searchChance(13);
    for (let round = 0; round < 40; round++) {
      const drop = chance(4);
      // sometimes without Cannes, critic or some industry
      const rods = drop === 0 ? ['2,0 3,0', '3,0 4,0', '4,0 5,0', '5,0 6,0'] : links;
      const linked = drop === 1 ? [] : drop === 2 ? [...cigars] : cigars.slice(0, 1 + chance(2));
      const position = arrange()
        .tiles(...everything, 'beer-1 2,-1', 'people-1 3,-1')
        .rods(0, ...rods)
        .cigars(1, ...linked, '2,0 2,-1', '3,0 3,-1')
        .popularity(6 + chance(10), 6 + chance(10), 6 + chance(10));
      const left = GOODS.map(() => 0);
      for (let i = 0; i < 5; i++) {
        const good = chance(10);
        left[good] = (left[good] as number) + 1;
      }
      position.goods(0, Object.fromEntries(GOODS.map((good, i) => [good, left[i]])));
      const state = position.producing(0);
      const best = bestProduction(state, 0);
      const worth: Worth = [best.tickets, best.movies, best.raw];
      expect(worth).toEqual(tryAll(game.clone(state), 0));
      expect(carryOut(state, 0)).toEqual(worth);
      expect(best.kept.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(PLACES);
    }
  });

  it('tells which goods and recipes a network gives', () => {
    const position = wired().tiles('beer-2 2,-1').cigars(1, '2,0 2,-1');
    const found = facts(position.state, 0);
    expect(found.suppliers).toEqual([{ cell: position.state.tiles.at(-1)?.cell, good: 1, amount: 2 }]);
    expect(found.recipes).toEqual(RECIPES.map(() => true));
    expect(found).toMatchObject({ golfClub: false, critic: false, cannes: true });
    expect(facts(position.state, 1)).toMatchObject({ suppliers: [], cannes: false });
  });
});
