import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { searchChance } from '@backlot/engine';
import { type AnyGame, retranscribe, transcribe } from '@backlot/engine/contract';
import type { Move, MovieMaker, State } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { game } from './position.ts';
import { quick } from './quick.ts';

const file = (name: string): string => new URL(`./${name}.txt`, import.meta.url).pathname;
const any = (rules: MovieMaker): AnyGame => rules as unknown as AnyGame;

/** A missing file is written, once, to be read over and committed; an existing one is never touched. */
function golden(name: string, make: () => string): string {
  if (!existsSync(file(name)) && process.env.CI === undefined) {
    mkdirSync(new URL('.', new URL(`./${name}.txt`, import.meta.url)), { recursive: true });
    writeFileSync(file(name), make());
  }
  return readFileSync(file(name), 'utf8');
}

const WANTED: readonly Move['type'][] = ['complete', 'buy', 'buyLocations', 'propose', 'accept'];
const QUIET: readonly Move['type'][] = ['roll', 'pass'];

/** At random, but what is for sale is mostly bought, offers are made, and windows mostly passed: games to be read. */
function lively(rules: MovieMaker, seats: number, seed: number): string {
  const chance = searchChance(seed);
  return transcribe(any(rules), seats, chance, options => {
    const legal = options as Move[];
    const wanted = legal.filter(({ type }) => WANTED.includes(type));
    if (wanted.length > 0 && chance(4) > 0) return wanted[chance(wanted.length)];
    const quiet = legal.find(({ type }) => QUIET.includes(type));
    if (quiet !== undefined && chance(5) > 0) return quiet;
    return legal[chance(legal.length)];
  });
}
/** The first lively game that `fits`, so that an ending is one that was reached by playing. */
function until(rules: MovieMaker, seats: number, fits: (transcript: string) => boolean): string {
  for (let seed = 1; seed < 2000; seed++) {
    const transcript = lively(rules, seats, seed);
    if (fits(transcript)) return transcript;
  }
  throw new Error('no seed below 2000 makes such a game');
}

const long = quick({ game: 'long', rent: 'owner' }, 2, 6);
const short = quick({ game: 'short' }, 2, 6);

/** Plays a transcript again; gives the events and the last state. */
function replay(rules: MovieMaker, transcript: string): { last: State; types: Set<string> } {
  const types = new Set<string>();
  const rows = transcript.trimEnd().split('\n').slice(1, -1);
  const seats = Number(/seats (\d)/.exec(transcript)?.[1]);
  let state: State | undefined;
  for (const row of rows) {
    const [what = '', drawn = ''] = row.split(' | ');
    const values = drawn.split(' ').filter(Boolean).map(Number);
    const driver = {
      chance: () => values.shift() ?? 0,
      emit: (event: { type: string }) => types.add(event.type),
    };
    if (state === undefined) state = rules.setup({}, seats, driver);
    else rules.apply(state, rules.find(state, what.split(' ').slice(2).join(' '))?.move as Move, driver);
  }
  return { last: state as State, types };
}

describe('golden playthroughs', () => {
  it.each([2, 3, 6])('replays a whole game of %i as it was recorded', seats => {
    const recorded = golden(`playthroughs/lively-${seats}`, () => lively(game, seats, 1968 + seats));
    expect(retranscribe(any(game), recorded)).toBe(recorded);
  });

  it('IMM-1.2 replays a short game', () => {
    const recorded = golden('playthroughs/short-4', () => lively(short, 4, 4));
    expect(retranscribe(any(short), recorded)).toBe(recorded);
  });

  it('IMM-6.1 replays a game that ended with its last card', () => {
    const recorded = golden('endings/last-card', () => lively(game, 4, 11));
    expect(retranscribe(any(game), recorded)).toBe(recorded);
    const { last, types } = replay(game, recorded);
    expect(types).toContain('lastCard');
    expect([last.deck, last.up, last.replayed]).toEqual([[], -1, 0]);
  });

  it('IMM-6.2 replays a game that ended with one solvent player', () => {
    const bankrupt = (transcript: string) => !replay(game, transcript).types.has('lastCard');
    const recorded = golden('endings/one-solvent', () => until(game, 2, bankrupt));
    expect(retranscribe(any(game), recorded)).toBe(recorded);
    const { last } = replay(game, recorded);
    expect(last.players.filter(player => player.bankrupt === 0)).toHaveLength(1);
    expect(last.deck.length).toBeGreaterThan(0);
  });

  it('IMM-6.1 replays a long game that ended with the Production Box played on', () => {
    const recorded = golden('endings/long-game', () =>
      until(long, 3, it => replay(long, it).types.has('replayed')),
    );
    expect(retranscribe(any(long), recorded)).toBe(recorded);
    const { last, types } = replay(long, recorded);
    expect([last.replayed, last.deck, types.has('lastCard')]).toEqual([1, [], true]);
  });

  it('names the line of a move that the rules no longer allow', () => {
    const recorded = golden('endings/last-card', () => lively(game, 4, 11));
    const wrong = recorded.replace(/^3 (\d) .* \|/m, '3 $1 bid 7 |');
    expect(() => retranscribe(any(game), wrong)).toThrow(/line 5: "bid 7" is not allowed: no candidate/);
  });
});
