import { AtTable, IdParams, Report } from '@backlot/protocol';
import { z } from 'zod';
import { limited } from './limits.ts';
import type { Routes } from './routes.ts';
import { problems } from './schemas.ts';

const nothing = { 204: z.undefined().describe('done'), ...problems };

/** Keeping somebody off, and telling the operator. People are named by a seat at a table of mine, or by a line of chat that I can read. */
export const complaintRoutes: Routes = (app, { sessions, complaints, config }) => {
  app.post(
    '/api/me/blocks',
    { schema: { summary: 'Blocks whoever sits there, or said that', body: AtTable, response: nothing } },
    async (request, reply) => {
      await complaints.block(await sessions.need(request), request.body);
      return reply.code(204).send();
    },
  );
  app.delete(
    '/api/me/blocks/:id',
    { schema: { summary: 'Takes a block back', params: IdParams, response: nothing } },
    async (request, reply) => {
      await complaints.unblock(await sessions.need(request), request.params.id);
      return reply.code(204).send();
    },
  );
  app.post(
    '/api/reports',
    {
      ...limited(config, 10),
      schema: {
        summary: 'Tells the operator of whoever sits there, or of what was said',
        body: Report,
        response: nothing,
      },
    },
    async (request, reply) => {
      await complaints.report(await sessions.need(request), request.body);
      return reply.code(204).send();
    },
  );
};
