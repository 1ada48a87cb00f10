import { type ChildProcess, fork } from 'node:child_process';
import { CommandError } from '../errors.ts';

/** Independent pieces of work, done in some processes or in this one. */
export interface Work<Task, Result> {
  readonly tasks: readonly Task[];
  /** Does one piece here. */
  readonly here: (task: Task) => Result;
  /** A program that answers each message it is sent with the result. */
  readonly program: URL;
  readonly workers: number;
  readonly tell?: ((done: number) => void) | undefined;
}

/**
 * Does all pieces; the results stand in the order of the tasks.
 * Throws a CommandError where a process ends before its work does.
 */
export async function workOff<Task, Result>(work: Work<Task, Result>): Promise<Result[]> {
  const { tasks, here, program, workers, tell } = work;
  const results: Result[] = [];
  let [next, done] = [0, 0];
  const note = (at: number, result: Result): void => {
    results[at] = result;
    tell?.(++done);
  };
  if (workers === 1 || tasks.length === 1) {
    for (const [at, task] of tasks.entries()) note(at, here(task));
    return results;
  }
  const worker = async (): Promise<void> => {
    // from source, this process's options for TypeScript go with it; typed arrays travel as such
    const child = fork(program, { serialization: 'advanced' });
    try {
      for (let at = next++; at < tasks.length; at = next++) {
        const answer = answerOf<Result>(child);
        child.send({ task: tasks[at] });
        note(at, await answer);
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, worker));
  return results;
}

/** The next message of a process; throws a CommandError where it ends instead. */
function answerOf<Result>(child: ChildProcess): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      child.off('exit', onExit);
      resolve(message as Result);
    };
    const onExit = (code: number | null): void => {
      child.off('message', onMessage);
      reject(new CommandError(`a working process ended with code ${code}`));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}

/** Tells on the error output how far work has come, every tenth of the way. */
export function progress(total: number, what: string): (done: number) => void {
  let tenths = 0;
  return done => {
    if (Math.floor((done * 10) / total) <= tenths) return;
    tenths = Math.floor((done * 10) / total);
    console.error(`${tenths * 10} % of ${total} ${what}`);
  };
}
