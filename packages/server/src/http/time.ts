import { TableInfo, TimeAct } from '@backlot/protocol';
import type { Routes } from './routes.ts';
import { problems, TableParams } from './schemas.ts';

/** What is done at a table beside the game. */
export const timeRoutes: Routes = (app, { sessions, house }) => {
  app.post(
    '/api/tables/:id/time',
    {
      schema: {
        summary:
          'Gives up, lets a bot play for me or takes the seat back, chooses about a seat, pauses; again changes nothing',
        params: TableParams,
        body: TimeAct,
        response: { 200: TableInfo, ...problems },
      },
    },
    async request => {
      const person = await sessions.need(request);
      const { id } = request.params;
      await (await house.game(person, id)).act(person, request.body);
      return house.info(person, id);
    },
  );
};
