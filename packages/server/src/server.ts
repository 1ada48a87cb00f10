import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { EventStreams } from './api-tokens/event-streams.ts';
import { Tokens } from './api-tokens/tokens.ts';
import { type Bots, Workers } from './bots/pool.ts';
import { Chat } from './chat/chat.ts';
import { keepClocks } from './clocks/keeper.ts';
import type { Config } from './config.ts';
import type { Films } from './films/film.ts';
import { Reels } from './films/reels.ts';
import { accountRoutes } from './http/accounts.ts';
import { botApiRoutes } from './http/bot-api.ts';
import { chatRoutes } from './http/chat.ts';
import { complaintRoutes } from './http/complaints.ts';
import { answerErrors, answerGarbage, asFailure, sendFailure } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { lobbyRoutes } from './http/lobby.ts';
import { noticeRoutes } from './http/notices.ts';
import { describeApi } from './http/openapi.ts';
import { checkOrigin } from './http/origin.ts';
import { peopleRoutes } from './http/people.ts';
import { ratingRoutes } from './http/ratings.ts';
import { recordRoutes } from './http/records.ts';
import type { App, Services } from './http/routes.ts';
import { HELMET } from './http/security.ts';
import { limitStore } from './http/shared-limit.ts';
import { servePage } from './http/static.ts';
import { tableRoutes } from './http/tables.ts';
import { timeRoutes } from './http/time.ts';
import { addCleaning } from './jobs/cleaning.ts';
import { Jobs } from './jobs/jobs.ts';
import { Hall } from './live/hall.ts';
import { addSocket } from './live/socket.ts';
import { type Mailer, smtpMailer } from './mail/mailer.ts';
import { Metrics } from './metrics.ts';
import type { Notices } from './notices/port.ts';
import { guardedPost, type Post } from './notices/post.ts';
import { startNotices } from './notices/start.ts';
import { TurnJobs } from './notices/turn-jobs.ts';
import { Bans } from './people/bans.ts';
import { Complaints } from './people/complaints.ts';
import { People } from './people/people.ts';
import { Sessions } from './people/session.ts';
import { Failure } from './problem.ts';
import { countGames } from './ratings/ratings.ts';
import { openStore } from './store/store.ts';
import { Archive } from './tables/archive.ts';
import { Foyer } from './tables/foyer.ts';
import { House } from './tables/house.ts';
import { TITLES, type Titles } from './titles.ts';

/** Largest body, in bytes: an edition's JSON is the largest thing anybody sends. */
const BODY_LIMIT = 262_144;

/** What tests put in another's place. */
export type Stand = {
  readonly titles?: Titles;
  readonly bots?: Bots;
  readonly films?: Films;
  readonly now?: () => number;
  readonly mailer?: Mailer;
  /** Who reminds players of their clocks. */
  readonly notices?: Notices;
  /** Sends to addresses of webhooks and push services. */
  readonly post?: Post;
  /** Milliseconds between two heartbeats of a stream of events. */
  readonly streamBeatMs?: number;
  /** Whether a file of SQLite's is written in a thread of its own, which takes its time to start. */
  readonly apart?: boolean;
  /** Where log lines go instead of the standard output. */
  readonly log?: { write(line: string): void };
};

export type Server = {
  readonly app: App;
  readonly services: Services;
  /** Closes sockets and listeners, lets what is in work end, and closes the store. */
  close(): Promise<void>;
};

/**
 * Opens the store and builds the server, ready to listen. Bots whose turn it was go on.
 * @throws StoreError with one line for the operator
 */
export async function createServer(config: Config, stand: Stand = {}): Promise<Server> {
  const now = stand.now ?? Date.now;
  const titles = stand.titles ?? TITLES;
  const log = pino({ level: config.logLevel, base: null }, stand.log ?? pino.destination(1));
  const store = await openStore({ ...config, apart: stand.apart ?? true }, (error, what) =>
    log.error({ err: error }, what),
  );
  const metrics = new Metrics();
  store.writer.onCommit = (writes, ms) => {
    metrics.commitWrites.observe(writes);
    metrics.commitSeconds.observe(ms / 1000);
  };
  const app: App = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    clientErrorHandler: answerGarbage,
    frameworkErrors(error, _request, reply) {
      sendFailure(reply as unknown as FastifyReply, asFailure(error));
    },
  }).withTypeProvider<ZodTypeProvider>();
  const workers = new Workers(config.botWorkers, config.botLimitMs, error =>
    log.error({ err: error }, 'a thread for bots failed'),
  );
  const { bots = workers, films = workers } = stand;
  const jobs = new Jobs(store.jobs, store.writer, now, (kind, ended, error) => {
    metrics.jobs.inc({ kind, ended });
    if (ended === 'failed') app.log.error({ err: error, kind }, 'job failed, it is tried again');
  });
  countGames(jobs, store);
  addCleaning(jobs, store, now);
  const turns = new TurnJobs({ store, jobs, now, log: app.log });
  const reels = new Reels({ store, jobs, titles, films, log: app.log });
  const around = { config, store, jobs, bots, reels, titles, metrics, turns, log: app.log, now };
  const house = new House(around);
  const bans = new Bans(store.bans, now);
  const tokens = new Tokens({ store, bans, now, rate: config.rateLimit });
  const streams = new EventStreams(store.claims, app.log, stand.streamBeatMs);
  const sessions = new Sessions({ guests: store.guests, bus: store.bus, now, tokens, bans });
  const { smtpUrl, mailFrom, publicUrl } = config;
  const mailer = stand.mailer ?? (smtpUrl === '' ? undefined : smtpMailer(smtpUrl, mailFrom));
  const post = stand.post ?? guardedPost({ inside: config.webhookInside });
  const noticeChoices = await startNotices({ config, store, turns, mailer, post, now });
  keepClocks(house, { store, jobs, now, log: app.log }, stand.notices ?? turns);
  const services: Services = {
    config,
    store,
    jobs,
    sessions,
    bans,
    people: new People({ store, sessions, house, mailer, publicUrl, now }),
    complaints: new Complaints(store, app.log, now),
    noticeChoices,
    turns,
    tokens,
    streams,
    house,
    archive: new Archive(store, reels),
    foyer: new Foyer({ ...around, stopping: () => house.stopping }, house),
    hall: new Hall(store, now, app.log),
    chat: new Chat(store, house, now),
    films,
    titles,
    metrics,
  };

  // JSON is all that is read: also because a form of a foreign page can send plain text, but no JSON.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => body => JSON.stringify(body));
  answerErrors(app, metrics);
  await app.register(helmet, HELMET);
  await app.register(cookie);
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: 60_000,
      store: limitStore({ store, now, log: app.log }),
      allowList: request => !request.url.startsWith('/api/'),
      errorResponseBuilder: (_request, { ttl }) =>
        new Failure('too-many', `Wait ${Math.ceil(ttl / 1000)} seconds, then go on.`),
    });
  }
  await describeApi(app);
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, config.allowedOrigins);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  await addSocket(app, services);
  const all = [
    peopleRoutes,
    accountRoutes,
    complaintRoutes,
    tableRoutes,
    timeRoutes,
    recordRoutes,
    lobbyRoutes,
    chatRoutes,
    noticeRoutes,
    botApiRoutes,
    ratingRoutes,
    healthRoutes,
  ];
  for (const routes of all) routes(app, services);
  await servePage(app, config.webDir);
  await app.ready();
  house.start();
  await jobs.start();

  let closing: Promise<void> | undefined;
  const close = async () => {
    await jobs.stop();
    turns.stop();
    await house.stop();
    await app.close();
    await services.hall.close();
    await bots.close();
    if (bots !== workers) await workers.close();
    await store.close();
  };
  return {
    app,
    services,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
