import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { EventStreams } from '../api-tokens/event-streams.ts';
import type { Tokens } from '../api-tokens/tokens.ts';
import type { Chat } from '../chat/chat.ts';
import type { Config } from '../config.ts';
import type { Films } from '../films/film.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Hall } from '../live/hall.ts';
import type { Metrics } from '../metrics.ts';
import type { NoticeChoices } from '../notices/settings.ts';
import type { TurnJobs } from '../notices/turn-jobs.ts';
import type { Bans } from '../people/bans.ts';
import type { Complaints } from '../people/complaints.ts';
import type { People } from '../people/people.ts';
import type { Sessions } from '../people/session.ts';
import type { Store } from '../store/store.ts';
import type { Archive } from '../tables/archive.ts';
import type { Foyer } from '../tables/foyer.ts';
import type { House } from '../tables/house.ts';
import type { Titles } from '../titles.ts';

/** What the routes work with. */
export type Services = {
  readonly config: Config;
  readonly store: Store;
  readonly jobs: Jobs;
  readonly sessions: Sessions;
  readonly bans: Bans;
  readonly people: People;
  readonly complaints: Complaints;
  readonly noticeChoices: NoticeChoices;
  readonly turns: TurnJobs;
  readonly tokens: Tokens;
  readonly streams: EventStreams;
  readonly house: House;
  readonly archive: Archive;
  readonly foyer: Foyer;
  readonly hall: Hall;
  readonly chat: Chat;
  readonly films: Films;
  readonly titles: Titles;
  readonly metrics: Metrics;
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Adds some routes. */
export type Routes = (app: App, services: Services) => void;
