import { MadeToken, NewToken, StreamLine, TokenId, TokenInfo } from '@backlot/protocol';
import { z } from 'zod';
import { EventStream } from '../api-tokens/event-stream.ts';
import { asFailure } from './errors.ts';
import type { Routes } from './routes.ts';
import { problems, TableParams, ViewQuery } from './schemas.ts';

const LINES = 'application/x-ndjson';
const Bot = z.object({ id: z.string(), name: z.string() });

/** Tokens for programs that play, and the stream of events they read. See docs/bot-api.md. */
export const botApiRoutes: Routes = (app, { sessions, tokens, streams, house }) => {
  app.addHook('preClose', async () => streams.close());
  app.get(
    '/api/me/tokens',
    { schema: { summary: 'My tokens, newest first', response: { 200: z.array(TokenInfo), ...problems } } },
    async request => tokens.list(await sessions.need(request)),
  );
  app.get(
    '/api/me/bots',
    {
      schema: {
        summary: 'The bots I made, which tokens can play as',
        response: { 200: z.array(Bot), ...problems },
      },
    },
    async request => tokens.bots(await sessions.need(request)),
  );
  app.post(
    '/api/me/tokens',
    {
      schema: {
        summary: 'Makes a token; its secret is shown this once',
        body: NewToken,
        response: { 201: MadeToken, ...problems },
      },
    },
    async (request, reply) => {
      const made = await tokens.make(await sessions.need(request), request.body);
      return reply.code(201).header('cache-control', 'no-store').send(made);
    },
  );
  app.delete(
    '/api/me/tokens/:id',
    {
      schema: {
        summary: 'Revokes a token of mine; streams it opened end within ten seconds',
        params: z.object({ id: TokenId }),
        response: { 204: z.undefined().describe('done'), ...problems },
      },
    },
    async (request, reply) => {
      await tokens.revoke(await sessions.need(request), request.params.id);
      return reply.code(204).send();
    },
  );
  app.get(
    '/api/tables/:id/events',
    {
      schema: {
        summary: 'What happens at a table, line by line, until the game is over',
        description:
          'Lines of JSON, each an object with a `type`. It begins with what happened after row `after` and can be taken up again there at any time. Without `seat` it is the seat of mine, or watches where I have none.',
        params: TableParams,
        querystring: ViewQuery,
        response: {
          200: { description: 'one JSON object a line', content: { [LINES]: { schema: StreamLine } } },
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const person = await sessions.need(request);
      const { after = -1 } = request.query;
      const live = await house.game(person, request.params.id);
      await live.follow(after);
      const seat = request.query.seat ?? live.seats.find(row => row.guest_id === person.id)?.seat;
      const known = async () => {
        try {
          return (await sessions.find(request))?.id === person.id;
        } catch (error) {
          const { code } = asFailure(error);
          if (code === 'banned') throw error;
          // Only these: a store or a token that is busy is no reason to cut the link.
          return code !== 'bad-token';
        }
      };
      const stream = new EventStream(live, { person, seat, after, known });
      await streams.add(person.id, stream);
      return reply
        .type(LINES)
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream.out as never);
    },
  );
};
