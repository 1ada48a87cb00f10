import type { Game, Refusal, Viewed, Words } from '@backlot/engine';

/** One answer to the question, under the number it is chosen by. */
export interface Item {
  readonly number: number;
  /** The move's text form. */
  readonly text: string;
  readonly label: string;
  readonly group: string;
  /** Why it is not allowed, in a sentence that names the rule. */
  readonly refusal: string | undefined;
}

/** All answers to what is asked: the allowed ones numbered from 1, then the refused ones. */
export function menuOf(game: Game, words: Words, state: unknown, view: Viewed): readonly Item[] {
  const options = game.options(state);
  const sorted = [
    ...options.filter(({ refusal }) => refusal === undefined),
    ...options.filter(({ refusal }) => refusal !== undefined),
  ];
  return sorted.map(({ move, refusal }, i) => ({
    number: i + 1,
    text: game.text(move),
    label: words.choice(move, view),
    group: words.group(move, view),
    refusal: refusal && sentence(words, refusal),
  }));
}

const sentence = (words: Words, refusal: Refusal): string => `${words.refusal(refusal)} (${refusal.rule})`;

/** Items as lines, each group under its heading. */
export function menuLines(items: readonly Item[]): string[] {
  const lines: string[] = [];
  for (const [i, { number, label, group, refusal }] of items.entries()) {
    if (group !== items[i - 1]?.group) lines.push(`  ${group}`);
    const why = refusal === undefined ? '' : `: ${refusal}`;
    lines.push(`  ${String(number).padStart(4)}  ${label}${why}`);
  }
  return lines;
}
