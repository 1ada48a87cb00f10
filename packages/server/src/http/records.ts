import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ContinueRecord, Share, TableInfo } from '@backlot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { filmText } from '../tables/film.ts';
import { limited } from './limits.ts';
import type { Routes } from './routes.ts';
import { FilmQuery, problems, StoredReel, TableParams } from './schemas.ts';

/** Largest record that is read, in bytes: some times the longest game. */
const RECORD_LIMIT = 4_194_304;
/** Records and films a minute for one address: each costs as much as a hundred moves. */
const LONG_WORK_A_MINUTE = 30;

const gzipped = promisify(gzip);

/** Sends JSON text, packed where that is asked for: views repeat themselves. */
async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> {
  reply
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .serializer((body: unknown) => body as string);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) await reply.send(text);
  else await reply.header('content-encoding', 'gzip').send(await gzipped(text));
}

/** What is kept of games; see `Archive` for who may see it. */
export const recordRoutes: Routes = (app, { sessions, house, archive, films, config }) => {
  const longWork = limited(config, LONG_WORK_A_MINUTE);
  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary:
          'The record of an ended game, for whoever has its link; of a private table only where that is shared',
        params: TableParams,
        response: { 200: z.object({}).loose(), ...problems },
      },
    },
    async (request, reply) => {
      await sendJson(request, reply, await archive.record(await sessions.find(request), request.params.id));
      return reply;
    },
  );
  app.get(
    '/api/tables/:id/reel',
    {
      schema: {
        summary:
          'What every seat and anyone saw at each step of an ended game, for its replay by whoever may see the record; never changes',
        params: TableParams,
        response: { 200: StoredReel, ...problems },
      },
    },
    async (request, reply) => {
      const text = await archive.reel(await sessions.find(request), request.params.id);
      await sendJson(request, reply.header('cache-control', 'private, max-age=31536000, immutable'), text);
      return reply;
    },
  );
  app.get(
    '/api/tables/:id/film',
    {
      ...longWork,
      schema: {
        summary: 'What one seat of mine, or anyone, saw so far at each step of a game, also while it runs',
        params: TableParams,
        querystring: FilmQuery,
        response: { 200: StoredReel, ...problems },
      },
    },
    async (request, reply) => {
      const person = await sessions.need(request);
      const live = await house.game(person, request.params.id);
      const text = await filmText(live, films, person, request.query.seat);
      await sendJson(request, reply.header('cache-control', 'no-store'), text);
      return reply;
    },
  );
  app.post(
    '/api/tables/:id/share',
    {
      schema: {
        summary: 'Lets whoever has the link see how a private table of mine ended, or only its people again',
        params: TableParams,
        body: Share,
        response: { 200: TableInfo, ...problems },
      },
    },
    async request => archive.share(await sessions.need(request), request.params.id, request.body.shared),
  );
  app.post(
    '/api/records/continue',
    {
      ...longWork,
      bodyLimit: RECORD_LIMIT,
      schema: {
        summary:
          'Opens a table for people at one screen that goes on after a row of a record, which is verified first',
        body: ContinueRecord,
        response: { 201: TableInfo, ...problems },
      },
    },
    async (request, reply) => {
      const person = await sessions.need(request);
      return reply.code(201).send(await house.continue(person, request.body));
    },
  );
};
