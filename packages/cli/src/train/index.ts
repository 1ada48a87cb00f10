import { writeFileSync } from 'node:fs';
import type { Trained } from '@backlot/bots';
import { limitsOf } from '../arena/limits.ts';
import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import { CommandError, messageOf, UsageError } from '../errors.ts';
import { type Course, gather, type Learned, learn } from './school.ts';
import { codeVersion } from './version.ts';
import { weightsFile } from './weights-file.ts';

/**
 * `train TITLE`: plays games, learns from them and writes the weights as a source file, to --out or the output; what
 * happened goes to the error output. The same seed and code give the same bytes.
 */
export async function train(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, {
    games: 'string',
    rounds: 'string',
    seed: 'string',
    hidden: 'string',
    epochs: 'string',
    workers: 'string',
    out: 'string',
  });
  if (words[0] !== 'movie-maker') throw new UsageError('name a title that has a network: movie-maker');
  noMoreThan(1, words);
  const course: Course = {
    games: numberOf('games', flags.games, { min: 10, max: 100_000, otherwise: 8_000 }),
    rounds: numberOf('rounds', flags.rounds, { min: 1, max: 10, otherwise: 1 }),
    seed: numberOf('seed', flags.seed, { min: 0, max: 2 ** 32 - 1, otherwise: 1 }),
    hidden: numberOf('hidden', flags.hidden, { min: 1, max: 256, otherwise: 32 }),
    epochs: numberOf('epochs', flags.epochs, { min: 1, max: 100, otherwise: 2 }),
    rate: 0.002,
    decay: 1e-4,
  };
  const { workers } = limitsOf({ workers: flags.workers }, 1);
  // the code that plays and learns is what was there at the beginning, whatever is written meanwhile
  const version = codeVersion();
  const text = weightsFile(await taught(course, workers), course, version);
  if (flags.out === undefined) console.log(text.trimEnd());
  else write(flags.out, text);
  return 0;
}

/** All rounds one after another; each learns from the games of all rounds so far. */
async function taught(course: Course, workers: number): Promise<Learned> {
  const lessons = [];
  let trained: Trained | undefined;
  for (let round = 0; ; round++) {
    lessons.push(...(await gather(course, round, trained, workers)));
    const learned = learn(lessons, course, line => console.error(`round ${round + 1}, ${line}`));
    if (round === course.rounds - 1) return learned;
    trained = learned.trained;
  }
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new CommandError(`can't write ${path}: ${messageOf(error)}`);
  }
}
