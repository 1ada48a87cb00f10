import { type Bot, TITLES } from '@backlot/bots';
import type { Game } from '@backlot/engine';
import { UsageError } from '../errors.ts';

/** A title over its shipped edition with its bots by level; throws a UsageError that lists the titles. */
export function botsOf(word: string | undefined): {
  readonly title: string;
  readonly game: Game;
  readonly bots: Readonly<Record<string, Bot>>;
} {
  const open = word !== undefined && Object.hasOwn(TITLES, word) ? TITLES[word] : undefined;
  if (word === undefined || open === undefined) {
    throw new UsageError(`name a title that has bots: ${Object.keys(TITLES).join(', ')}`);
  }
  return { title: word, ...open() };
}

/** A level there is a bot of; throws a UsageError that lists them. */
export function levelOf(bots: Readonly<Record<string, Bot>>, word: string | undefined): string {
  if (word !== undefined && Object.hasOwn(bots, word)) return word;
  const levels = Object.keys(bots).join(', ');
  throw new UsageError(`${word === undefined ? 'name a bot' : `there is no bot "${word}"`}: ${levels}`);
}
