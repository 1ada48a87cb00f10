import type { FastifyBaseLogger } from 'fastify';
import type { Bots } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import type { Reels } from '../films/reels.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics.ts';
import type { TurnJobs } from '../notices/turn-jobs.ts';
import type { Store } from '../store/store.ts';
import type { Titles } from '../titles.ts';

/** What a table needs of the server around it. */
export type Surroundings = {
  readonly config: Pick<Config, 'botPauseMs' | 'botBudgetMs'>;
  readonly store: Store;
  readonly jobs: Jobs;
  readonly bots: Bots;
  readonly reels: Reels;
  readonly titles: Titles;
  readonly metrics: Metrics;
  /** Plans who is told that it is their turn. */
  readonly turns: TurnJobs;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly stopping: () => boolean;
};
