import { Leaderboard, PersonPage, Pool } from '@backlot/protocol';
import { z } from 'zod';
import { leaderboard, personPage } from '../ratings/ratings.ts';
import type { Routes } from './routes.ts';
import { problems } from './schemas.ts';

const TitleParams = z.object({ title: z.string().max(32) });
const PageQuery = z
  .object({
    pool: Pool.default('people'),
    page: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, 'a page from 1 on')
      .transform(Number)
      .pipe(z.number().int().min(1).max(99_999))
      .default(1),
  })
  .strict();
const PersonParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) });

/** How strong people and bots are at rated tables. */
export const ratingRoutes: Routes = (app, { sessions, store }) => {
  app.get(
    '/api/ratings/:title',
    {
      schema: {
        summary: 'The strongest of a title, fifty a page',
        params: TitleParams,
        querystring: PageQuery,
        response: { 200: Leaderboard, ...problems },
      },
    },
    async request => {
      await sessions.need(request);
      const { pool, page } = request.query;
      return leaderboard(store, request.params.title, pool, page);
    },
  );
  app.get(
    '/api/people/:id',
    {
      schema: {
        summary: 'What a person played at rated tables, and how strong it is',
        params: PersonParams,
        response: { 200: PersonPage, ...problems },
      },
    },
    async request => {
      const { id } = await sessions.need(request);
      return personPage(store, request.params.id, id);
    },
  );
};
