import { createHmac } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Kysely } from 'kysely';
import type { Mailer } from '../mail/mailer.ts';
import { Failure } from '../problem.ts';
import type { Schema } from '../store/schema.ts';
import { authAdapter, PASSKEY, SESSION, USER, VERIFICATION } from './auth-adapter.ts';
import type { AuthWrites } from './auth-writes.ts';
import { mailLinkText } from './mail-link-text.ts';
import { newId, SESSION_LIFE, sha256 } from './session.ts';

/** Name of the cookie that carries a passkey's challenge; the accounts library signs it. */
export const challengeCookie = (https: boolean) => `${https ? '__Host-' : ''}backlot-passkey`;
/** Name under which the accounts library looks for a session; it never leaves this process. */
const SESSION_COOKIE = 'session';

/** How long a mail link is good, in minutes. */
const LINK_MINUTES = 15;

export type AuthAround = {
  readonly db: Kysely<Schema>;
  readonly writes: AuthWrites;
  readonly now: () => number;
  readonly secret: string;
  readonly mailer: Mailer | undefined;
  /** Where links in mails lead; the request's own address could be anybody's. */
  readonly publicUrl: string;
};

/**
 * The accounts library for pages of one address: it is bound to that address, so that a passkey of one is no good at
 * another. Nothing of it is served: routes call it, and sessions reach the browser as cookies of our own.
 */
export function makeAuth(origin: string, { db, writes, now, secret, mailer, publicUrl }: AuthAround) {
  const { hostname, protocol } = new URL(origin);
  const https = protocol === 'https:';
  return betterAuth({
    appName: 'Backlot',
    baseURL: origin,
    secret,
    database: authAdapter(db, writes, now, SESSION_LIFE),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: USER,
    session: { ...SESSION, expiresIn: SESSION_LIFE / 1000, freshAge: 0, disableSessionRefresh: true },
    verification: VERIFICATION,
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https },
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
      cookies: {
        session_token: { name: SESSION_COOKIE },
        'backlot-passkey': { name: challengeCookie(https) },
      },
    },
    plugins: [
      passkey({
        rpID: hostname,
        rpName: 'Backlot',
        origin,
        schema: PASSKEY,
        advanced: { webAuthnChallengeCookie: 'backlot-passkey' },
        // Found without a name to type in first, and locked where the device can lock.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      }),
      magicLink({
        expiresIn: LINK_MINUTES * 60,
        storeToken: { type: 'custom-hasher', hash: async token => sha256(token) },
        async sendMagicLink({ email, token }) {
          if (mailer === undefined)
            throw new Failure('not-offered', 'This server sends no mail: use a recovery code.');
          await mailer.send({ to: email, ...mailLinkText(`${publicUrl}/enter#${token}`) });
        },
      }),
    ],
  });
}
export type Auth = ReturnType<typeof makeAuth>;

/** Under which a mail link's token is stored. */
export const linkIdentifier = (token: string): string => `magic-link:${sha256(token)}`;

/** A session's cookie as the accounts library wants it: with its signature. */
export function signedSession(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
}
