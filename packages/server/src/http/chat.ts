import { ChatLine, ChatPage, ChatQuery, Hear, Say } from '@backlot/protocol';
import { z } from 'zod';
import type { Routes } from './routes.ts';
import { problems, TableParams } from './schemas.ts';

/** Talk at a table: who sits there among themselves, who watches among themselves. */
export const chatRoutes: Routes = (app, { sessions, chat }) => {
  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'What was said in my room of a table: the newest lines',
        params: TableParams,
        querystring: ChatQuery,
        response: { 200: ChatPage, ...problems },
      },
    },
    async request => chat.read(await sessions.need(request), request.params.id, request.query),
  );
  app.post(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'Says something in my room; the same key again says it once',
        params: TableParams,
        body: Say,
        response: { 201: ChatLine, ...problems },
      },
    },
    async (request, reply) => {
      const person = await sessions.need(request);
      return reply.code(201).send(await chat.say(person, request.params.id, request.body));
    },
  );
  app.post(
    '/api/tables/:id/chat/hear',
    {
      schema: {
        summary: 'Hears whoever said a line, or mutes them, here and at other tables',
        params: TableParams,
        body: Hear,
        response: { 204: z.undefined().describe('done'), ...problems },
      },
    },
    async (request, reply) => {
      await chat.hear(await sessions.need(request), request.params.id, request.body);
      return reply.code(204).send();
    },
  );
};
