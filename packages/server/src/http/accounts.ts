import {
  AskMailLink,
  IdParams,
  MailLinkInfo,
  PasskeyAnswer,
  PasskeyOptions,
  Profile,
  SignedIn,
  UseMailLink,
} from '@backlot/protocol';
import { z } from 'zod';
import { limited } from './limits.ts';
import type { Routes } from './routes.ts';
import { problems } from './schemas.ts';

const signedIn = { 200: SignedIn, ...problems };
const options = { 200: PasskeyOptions, ...problems };

/** How a guest becomes an account, and how an account signs in: passkeys and links by mail. */
export const accountRoutes: Routes = (app, { sessions, people, config }) => {
  const { passkeys, mailLinks } = people;
  const tries = limited(config, 30);
  app.post(
    '/api/passkeys/options',
    { ...tries, schema: { summary: 'What my browser needs to make a passkey', response: options } },
    async (request, reply) => passkeys.offer(request, reply, await sessions.need(request)),
  );
  app.post(
    '/api/passkeys',
    {
      ...tries,
      schema: {
        summary: 'Keeps a passkey of mine; a guest is an account from then on',
        body: PasskeyAnswer,
        response: { 201: Profile, ...problems },
      },
    },
    async (request, reply) => {
      const me = await sessions.need(request);
      await passkeys.add(request, reply, me, request.body);
      return reply.code(201).send(await people.profile(request, me));
    },
  );
  app.delete(
    '/api/passkeys/:id',
    {
      schema: {
        summary: 'Forgets a passkey of mine',
        params: IdParams,
        response: { 204: z.undefined().describe('done'), ...problems },
      },
    },
    async (request, reply) => {
      await passkeys.drop(await sessions.need(request), request.params.id);
      return reply.code(204).send();
    },
  );
  app.post(
    '/api/passkeys/sign-in/options',
    { ...tries, schema: { summary: 'What a browser needs to show a passkey', response: options } },
    (request, reply) => passkeys.ask(request, reply),
  );
  app.post(
    '/api/passkeys/sign-in',
    { ...tries, schema: { summary: 'Signs in by a passkey', body: PasskeyAnswer, response: signedIn } },
    (request, reply) => passkeys.enter(request, reply, request.body),
  );
  app.post(
    '/api/mail-links',
    {
      ...limited(config, 6),
      schema: {
        summary: 'Sends a link to sign in with; the answer is the same whether an account has the address',
        body: AskMailLink,
        response: { 202: z.object({}), ...problems },
      },
    },
    async (request, reply) => {
      await mailLinks.send(request, reply, request.body.mail);
      return reply.code(202).send({});
    },
  );
  app.post(
    '/api/mail-links/look',
    {
      ...tries,
      schema: {
        summary: 'What a mail link would do in this browser; it stays good',
        body: UseMailLink,
        response: { 200: MailLinkInfo, ...problems },
      },
    },
    request => mailLinks.look(request, request.body.token),
  );
  app.post(
    '/api/mail-links/use',
    {
      ...tries,
      schema: { summary: 'Signs in by a mail link, once', body: UseMailLink, response: signedIn },
    },
    (request, reply) => mailLinks.use(request, reply, request.body.token),
  );
};
