import { Me, Rename } from '@backlot/protocol';
import type { Routes } from './routes.ts';
import { problems } from './schemas.ts';

/** Who this browser is. */
export const peopleRoutes: Routes = (app, { sessions, house }) => {
  app.get(
    '/api/me',
    {
      schema: {
        summary: 'Who I am; makes a guest and its cookie on first use',
        response: { 200: Me, ...problems },
      },
    },
    (request, reply) => sessions.findOrAdd(request, reply),
  );
  app.patch(
    '/api/me',
    { schema: { summary: 'Takes another name', body: Rename, response: { 200: Me, ...problems } } },
    async request => {
      const guest = await sessions.need(request);
      await sessions.rename(guest, request.body.name);
      await house.renamed(guest.id, request.body.name);
      return { id: guest.id, name: request.body.name };
    },
  );
};
