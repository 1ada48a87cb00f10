import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../errors.ts';
import type { Round } from './random-play.ts';

/** One round of a title. */
export interface Order {
  readonly title: string;
  /** Copies of positions in place of play. */
  readonly clones?: boolean;
  /** About how long it takes. */
  readonly ms: number;
  readonly seed: number;
}
/** A process that plays rounds on one engine. */
export interface Runner {
  play(order: Order): Promise<Round>;
  stop(): void;
}

/**
 * Starts a process for one engine. Each has its own, as they would in use: compiled rules that have met the frozen
 * copies and drafts of one are only half as fast in the other.
 */
export function start(engine: 'backlot' | 'boardgame.io'): Runner {
  const fromSource = import.meta.url.endsWith('.ts');
  const child = fork(new URL(fromSource ? './hand.ts' : './hand.js', import.meta.url), [engine], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: fromSource ? ['--conditions=source', '--import=tsx'] : [],
  });
  const ended = once(child, 'exit');
  return {
    async play(order) {
      const answer = Promise.race([once(child, 'message'), ended]);
      child.send(order);
      const [round] = (await answer) as [Round | number | null];
      if (typeof round === 'object' && round !== null) return round;
      throw new CommandError(`the process for ${engine} ended with code ${round}`);
    },
    stop: () => void child.kill(),
  };
}
