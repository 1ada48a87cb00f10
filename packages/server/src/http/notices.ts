import { ChangeNotices, IdParams, NewSubscription, NoticeSettings, TryNotice } from '@backlot/protocol';
import type { FastifyRequest } from 'fastify';
import { limited } from './limits.ts';
import type { Routes } from './routes.ts';
import { problems } from './schemas.ts';

const Settings = { 200: NoticeSettings, ...problems };

/** How I hear that it is my turn. Every answer is the settings as they are then. */
export const noticeRoutes: Routes = (app, { sessions, noticeChoices, config }) => {
  const answer = async (request: FastifyRequest) =>
    noticeChoices.of(await sessions.need(request), sessions.hashOf(request));

  app.get(
    '/api/me/notices',
    { schema: { summary: 'How I hear of my turns, and how these ways fare', response: Settings } },
    answer,
  );
  app.patch(
    '/api/me/notices',
    {
      ...limited(config, 30),
      schema: {
        summary: 'Switches mail or a webhook on or off',
        body: ChangeNotices,
        response: Settings,
      },
    },
    async request => {
      await noticeChoices.change(await sessions.need(request), request.body);
      return answer(request);
    },
  );
  app.post(
    '/api/me/notices/browsers',
    {
      ...limited(config, 30),
      schema: {
        summary: 'Tells this browser of my turns, as long as its session stands',
        body: NewSubscription,
        response: Settings,
      },
    },
    async request => {
      const person = await sessions.need(request);
      await noticeChoices.subscribe(person, sessions.hashOf(request) ?? '', request.body);
      return answer(request);
    },
  );
  app.delete(
    '/api/me/notices/browsers/:id',
    { schema: { summary: 'Tells a browser of mine no more', params: IdParams, response: Settings } },
    async request => {
      await noticeChoices.unsubscribe(await sessions.need(request), request.params.id);
      return answer(request);
    },
  );
  app.post(
    '/api/me/notices/try',
    {
      ...limited(config, 6),
      schema: {
        summary: 'Sends me a notice to try a way; what went wrong stands in the answer',
        body: TryNotice,
        response: Settings,
      },
    },
    async request => {
      await noticeChoices.try(await sessions.need(request), request.body.channel);
      return answer(request);
    },
  );
};
