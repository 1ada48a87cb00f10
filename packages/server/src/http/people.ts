import { Arrival, ChangeMe, IdParams, Me, Profile, Recover, RecoveryCode, SignedIn } from '@backlot/protocol';
import { z } from 'zod';
import { limited } from './limits.ts';
import type { Routes } from './routes.ts';
import { problems } from './schemas.ts';

const Nothing = { 204: z.undefined().describe('done'), ...problems };

/** Who this browser is. */
export const peopleRoutes: Routes = (app, { sessions, bans, people, config }) => {
  app.get(
    '/api/me',
    {
      schema: {
        summary: 'Who I am; makes a guest and its cookie on first use',
        response: { 200: Arrival, ...problems },
      },
    },
    async (request, reply) => {
      const me = await sessions.findOrAdd(request, reply);
      const ban = await bans.of([me.id]);
      return { ...me, ...(ban && { ban }) };
    },
  );
  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Takes another name, mark or time zone',
        body: ChangeMe,
        response: { 200: Me, ...problems },
      },
    },
    async request => people.change(await sessions.need(request), request.body),
  );
  app.get(
    '/api/me/profile',
    { schema: { summary: 'All about me, and how I can sign in', response: { 200: Profile, ...problems } } },
    async request => people.profile(request, await sessions.need(request)),
  );
  app.delete(
    '/api/me',
    { schema: { summary: 'Takes me away for good; my seats stay without me', response: Nothing } },
    async (request, reply) => {
      await people.leave(request, reply, await sessions.need(request));
      return reply.code(204).send();
    },
  );
  app.post(
    '/api/me/recovery',
    {
      ...limited(config, 10),
      schema: {
        summary: 'Makes a recovery code, shown this once; the one before is void',
        response: { 200: RecoveryCode, ...problems },
      },
    },
    async request => ({ code: await people.recovery.make(await sessions.need(request)) }),
  );
  app.post(
    '/api/recover',
    {
      ...limited(config, 10),
      schema: {
        summary: 'Signs in by a recovery code; a guest of this browser goes up in that person',
        body: Recover,
        response: { 200: SignedIn, ...problems },
      },
    },
    (request, reply) => people.recovery.use(request, reply, request.body.code),
  );
  app.post(
    '/api/me/sign-out',
    { schema: { summary: 'Ends the session of this browser', response: Nothing } },
    async (request, reply) => {
      await people.signOut(request, reply, await sessions.need(request));
      return reply.code(204).send();
    },
  );
  app.delete(
    '/api/me/sessions',
    { schema: { summary: 'Ends all my other sessions', response: Nothing } },
    async (request, reply) => {
      await people.end(request, await sessions.need(request), 'others');
      return reply.code(204).send();
    },
  );
  app.delete(
    '/api/me/sessions/:id',
    { schema: { summary: 'Ends one of my sessions', params: IdParams, response: Nothing } },
    async (request, reply) => {
      await people.end(request, await sessions.need(request), { id: request.params.id });
      return reply.code(204).send();
    },
  );
};
