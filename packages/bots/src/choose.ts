import { searchChance, type Viewed } from '@backlot/engine';
import { type Opened, TITLES } from './titles.ts';

/** A decision as it travels to a worker: plain data, with a view and never a state. */
export interface Request {
  /** Game id, as in "melies". */
  readonly title: string;
  /** An edition's JSON, where it is not the shipped one. */
  readonly edition?: unknown;
  /** The view of the seat that decides, as JSON gave it. */
  readonly view: unknown;
  readonly level: string;
  /** Milliseconds a searching bot may think. */
  readonly budgetMs: number;
  /** Seed of the bot's own chance, 32 bits. */
  readonly seed: number;
}

/** Titles opened so far by title and edition: a worker answers many decisions of few tables. */
const opened = new Map<string, Opened>();
const KEPT = 20;

function open(title: string, edition: unknown): Opened {
  const key = `${title} ${edition === undefined ? '' : JSON.stringify(edition)}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const make = Object.hasOwn(TITLES, title) ? TITLES[title] : undefined;
  if (make === undefined) throw new RangeError(`no bots for the title ${title}`);
  const made = make(edition);
  if (opened.size >= KEPT) opened.clear();
  opened.set(key, made);
  return made;
}

/**
 * Answers one decision: the text of a legal move. `now` is the caller's clock in milliseconds.
 * @throws RangeError for an unknown title or level; EditionError for an edition that has a hole.
 */
export function choose(
  { title, edition, view, level, budgetMs, seed }: Request,
  now: () => number,
): { readonly move: string } {
  const { game, bots } = open(title, edition);
  const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
  if (bot === undefined) throw new RangeError(`no bot of level ${level} for ${title}`);
  const move = bot.choose({ game, view: view as Viewed, chance: searchChance(seed), budgetMs, now });
  return { move: game.text(move) };
}
