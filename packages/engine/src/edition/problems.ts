/**
 * What a problem spoils: with `structure` the rules could not run at all; `deduction` contradicts the rulebook's text or
 * its examples; `balance` lies outside the bounds set for a fair game. An edition with any of them is refused.
 */
type ProblemKind = 'structure' | 'deduction' | 'balance';

export interface Problem {
  /** Where in the edition, as in "scenes[16].icons.a1"; empty for the whole. */
  readonly path: string;
  /** What is expected there, and what was found. */
  readonly message: string;
  readonly kind: ProblemKind;
}

export type Report = (kind: ProblemKind, path: string, message: string) => void;

/** More problems than this are counted, not kept: a hostile file must not fill the memory. */
const MAX_PROBLEMS = 200;

/** An edition that can't be played, with every problem found in it. */
export class EditionError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], total = problems.length) {
    const shown = problems
      .slice(0, 3)
      .map(({ path, message }) => `${path === '' ? 'edition' : path}: ${message}`);
    const more = total > shown.length ? ` (and ${total - shown.length} more)` : '';
    super(`This edition can't be used. ${shown.join(' ')}${more}`);
    this.name = 'EditionError';
    this.problems = problems;
  }
}

/** Collects problems in the order found; `finish` gives the value when there are none, else throws them. */
export function collect(): { readonly report: Report; readonly finish: <T>(value: T | undefined) => T } {
  const problems: Problem[] = [];
  let total = 0;
  return {
    report(kind, path, message) {
      total++;
      if (problems.length < MAX_PROBLEMS) problems.push({ path, message, kind });
    },
    finish(value) {
      if (total > 0 || value === undefined) throw new EditionError(problems, total);
      return value;
    },
  };
}
