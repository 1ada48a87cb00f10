import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { searchChance } from '@backlot/engine';
import { type AnyGame, retranscribe, transcribe } from '@backlot/engine/contract';
import { describe, expect, it } from 'vitest';
import { game } from './position.ts';

const any = game as unknown as AnyGame;
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
/** Films of the seat that made most of them. */
const mostFilms = (transcript: string): number =>
  Math.max(
    ...[0, 1, 2, 3].map(seat => transcript.match(new RegExp(`^\\d+ ${seat} film `, 'gm'))?.length ?? 0),
  );
const untilSixthTicket = (): string => {
  for (let seed = 1; ; seed++) {
    const transcript = atRandom(3, seed)();
    if (mostFilms(transcript) >= 5) return transcript;
  }
};
const byFallback = () => transcribe(any, 2, searchChance(5), (_legal, state) => any.fallback(state));

describe('golden playthroughs', () => {
  it.each([2, 3, 4])('replays a whole random game of %i as it was recorded', seats => {
    const recorded = golden(`playthroughs/random-${seats}`, atRandom(seats, 1902 + seats));
    expect(retranscribe(any, recorded)).toBe(recorded);
  });

  it('MEL-6.1 replays a game that ended by a sixth ticket', () => {
    const recorded = golden('endings/sixth-ticket', untilSixthTicket);
    expect(retranscribe(any, recorded)).toBe(recorded);
    expect(mostFilms(recorded)).toBe(5);
  });

  it('MEL-R27 replays a game that ended by twelve rounds without a filming', () => {
    const recorded = golden('endings/idle-rounds', byFallback);
    expect(retranscribe(any, recorded)).toBe(recorded);
    expect(recorded).not.toMatch(/^\d+ \d film /m);
  });

  it('names the line of a move that the rules no longer allow', () => {
    const recorded = golden('endings/idle-rounds', byFallback).replace(/^9 (\d) .* \|/m, '9 $1 film 43 |');
    expect(() => retranscribe(any, recorded)).toThrow(/line 11: "film 43" is not allowed/);
  });
});
