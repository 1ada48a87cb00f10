import { FreeSeats, LobbyPage, LobbyQuery, Rematch, SeatBots, Sit, TableInfo } from '@backlot/protocol';
import { z } from 'zod';
import type { Routes } from './routes.ts';
import { problems, TableParams } from './schemas.ts';

const info = { 200: TableInfo, ...problems };

/** How people find tables and each other. */
export const lobbyRoutes: Routes = (app, { sessions, house, foyer }) => {
  app.get(
    '/api/lobby',
    {
      schema: {
        summary: 'Public tables that wait for players, or whose games can be watched: the newest first',
        querystring: LobbyQuery,
        response: { 200: LobbyPage, ...problems },
      },
    },
    async request => foyer.list(await sessions.need(request), request.query),
  );
  app.post(
    '/api/tables/:id/sit',
    {
      schema: {
        summary: 'Takes the seat kept for me, or a free one of a public table',
        params: TableParams,
        body: Sit,
        response: info,
      },
    },
    async request =>
      house.join(await sessions.need(request), request.params.id, {
        seat: request.body.seat,
        zone: request.body.zone,
      }),
  );
  app.post(
    '/api/tables/:id/bots',
    {
      schema: {
        summary: 'Gives free seats of a table of mine to bots; the last one begins the game',
        params: TableParams,
        body: SeatBots,
        response: info,
      },
    },
    async request => foyer.seatBots(await sessions.need(request), request.params.id, request.body),
  );
  app.post(
    '/api/tables/:id/free',
    {
      schema: {
        summary: 'Leaves a table that has not begun, or gives a seat of a table of mine free again',
        params: TableParams,
        body: FreeSeats,
        response: { 204: z.undefined().describe('done'), ...problems },
      },
    },
    async (request, reply) => {
      await foyer.free(await sessions.need(request), request.params.id, request.body.seat);
      return reply.code(204).send();
    },
  );
  app.post(
    '/api/tables/:id/close',
    {
      schema: {
        summary: 'Takes a table of mine away that has not begun',
        params: TableParams,
        response: info,
      },
    },
    async request => foyer.close(await sessions.need(request), request.params.id),
  );
  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary:
          'The same people once more, everybody one seat up: their seats are kept for them. One table for all who ask',
        params: TableParams,
        body: Rematch,
        response: { 201: TableInfo, ...problems },
      },
    },
    async (request, reply) => {
      const person = await sessions.need(request);
      return reply.code(201).send(await foyer.rematch(person, request.params.id, request.body.key));
    },
  );
};
