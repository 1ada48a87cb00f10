import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bestDiscards, bestProduction, facts, type Move, network, type State } from '@backlot/cannes';
import { type Chance, searchChance } from '@backlot/engine';
import { type AnyGame, retranscribe, transcribe } from '@backlot/engine/contract';
import { describe, expect, it } from 'vitest';
import { crowded, WALLED_IN, wallIn } from './crowd.ts';
import { game } from './position.ts';

const any = game as unknown as AnyGame;
const anyCrowded = crowded as unknown as AnyGame;
const file = (name: string): string => new URL(`./${name}.txt`, import.meta.url).pathname;

/** A missing file is written, once, to be read over and committed; an existing one is never touched. */
function golden(name: string, make: () => string): string {
  if (!existsSync(file(name)) && process.env.CI === undefined) {
    mkdirSync(new URL('.', new URL(`./${name}.txt`, import.meta.url)), { recursive: true });
    writeFileSync(file(name), make());
  }
  return readFileSync(file(name), 'utf8');
}

const atRandom = (seats: number, seed: number) => () => {
  const chance = searchChance(seed);
  return transcribe(any, seats, chance, legal => legal[chance(legal.length)]);
};

/** Lays one tile and develops, makes and shows what it can, and wants cigars above all. */
function clubbable(chance: Chance): (legal: unknown[]) => unknown {
  const liked = ['golf', 'present', 'make', 'supply', 'develop', 'stop'];
  return options => {
    const legal = options as Move[];
    for (const type of liked) {
      const found = legal.filter(move => move.type === type);
      if (found.length > 0) return found[chance(found.length)];
    }
    return legal[chance(legal.length)];
  };
}
/** What a network is good for: recipes, different raw goods and Cannes before mere tiles. */
function use(state: State, seat: number): number {
  const { suppliers, recipes, cannes, critic } = facts(state, seat);
  const raw = new Set(suppliers.map(supplier => supplier.good)).size;
  const makes = recipes.filter(Boolean).length;
  return 6 * makes + 4 * raw + 5 * Number(cannes) + Number(critic) + network(state, seat).tiles.length;
}
/** The rod or cigar after which the network is good for most. */
function widest(legal: Move[], state: State, seat: number): Move {
  const uses = legal.map(move => {
    const next = game.clone(state);
    game.apply(next, move, { chance: () => 0 });
    return use(next, seat);
  });
  return legal[uses.indexOf(Math.max(...uses))] as Move;
}
/** Lays one tile and develops, to reach as much as it can, makes the best of it, and then golfs. */
function producing(chance: Chance): (legal: unknown[], state: unknown) => unknown {
  return (options, at) => {
    const legal = options as Move[];
    const state = at as State;
    const { kind, seat } = state.stack.at(-1) as State['stack'][number];
    if (kind === 'produce') {
      const golf = legal.find(move => move.type === 'golf');
      return bestProduction(state, seat).moves[0] ?? golf ?? { type: 'done' };
    }
    if (kind === 'rod' || kind === 'cigar') return widest(legal, state, seat);
    if (kind === 'discard') return bestDiscards(state, seat)[0];
    return legal.find(move => move.type === 'develop') ?? legal[chance(legal.length)];
  };
}
const untilPresented = (): string => {
  for (let seed = 1; seed < 100; seed++) {
    const chance = searchChance(seed);
    const transcript = transcribe(any, 4, chance, producing(chance));
    if (transcript.includes(' present ')) return transcript;
  }
  throw new Error('no seed below 100 makes a movie');
};
const cigarsIn = (transcript: string): number => transcript.match(/^\d+ \d cigar /gm)?.length ?? 0;
const untilTenthCigar = (): string => {
  for (let seed = 1; ; seed++) {
    const chance = searchChance(seed);
    const transcript = transcribe(any, 3, chance, clubbable(chance));
    if (cigarsIn(transcript) === 10) return transcript;
  }
};

describe('golden playthroughs', () => {
  it.each([2, 3, 4])('replays a whole random game of %i as it was recorded', seats => {
    const recorded = golden(`playthroughs/random-${seats}`, atRandom(seats, 2002 + seats));
    expect(retranscribe(any, recorded)).toBe(recorded);
  });

  it('CAN-4.6 replays a game of four with movies made and presented', () => {
    const recorded = golden('playthroughs/producing-4', untilPresented);
    expect(retranscribe(any, recorded)).toBe(recorded);
  });

  it('CAN-5.1 replays a game that ended with its last tile', () => {
    const recorded = golden('endings/last-tile', atRandom(2, 41));
    expect(retranscribe(any, recorded)).toBe(recorded);
    // every tile of the set was laid, and fewer than ten cigars
    expect(recorded.match(/^\d+ \d cell /gm)).toHaveLength(34);
    expect(cigarsIn(recorded)).toBeLessThan(10);
  });

  it('CAN-5.1 replays a game that ended by the tenth cigar', () => {
    const recorded = golden('endings/tenth-cigar', untilTenthCigar);
    expect(retranscribe(any, recorded)).toBe(recorded);
    expect(cigarsIn(recorded)).toBe(10);
    expect(recorded.match(/^\d+ \d cell /gm)?.length).toBeLessThan(34);
  });

  it('CAN-R7 replays a game that ended because nobody could lay a tile', () => {
    const chance = searchChance(WALLED_IN);
    const recorded = golden('endings/walled-in', () =>
      transcribe(anyCrowded, 2, chance, (legal, state) => wallIn(legal as Move[], state as State)),
    );
    expect(retranscribe(anyCrowded, recorded)).toBe(recorded);
    expect(recorded.match(/^\d+ \d cell /gm)?.length).toBeLessThan(41);
  });

  it('names the line of a move that the rules no longer allow', () => {
    const recorded = golden('endings/last-tile', atRandom(2, 41));
    const wrong = recorded.replace(/^3 (\d) .* \|/m, '3 $1 cell 9,9 |');
    expect(() => retranscribe(any, wrong)).toThrow(/line 5: "cell 9,9" is not allowed: no candidate/);
  });
});
