import { createECDH, createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PushSubscriptionRow, Schema } from '../store/schema.ts';
import { houseSecret } from '../store/secrets.ts';
import type { Letter } from './post.ts';
import type { NoticeText } from './text.ts';

/** The pair by which push services know this server (VAPID), in base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** So long a push service keeps a notice for a browser that is away, in seconds. */
const KEPT = 86_400;

/** The pair of this store, made at first start: every subscription is bound to it. */
export async function pushKeys(db: Kysely<Schema>): Promise<PushKeys> {
  const pair = createECDH('prime256v1');
  const secret = await houseSecret(db, 'push');
  pair.setPrivateKey(secret, 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(secret, 'hex').toString('base64url'),
  };
}

/** What the service worker is given. */
export type Pushed = NoticeText & {
  /** A later notice with this tag takes the place of one still shown. */
  readonly tag: string;
  /** Where a click leads, a path of this server. */
  readonly path: string;
};

/**
 * The encrypted notice for a browser.
 * @param subject who runs this server: an address of https or mailto
 */
export async function pushLetter(
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  pushed: Pushed,
  keys: PushKeys,
  subject: string,
): Promise<Letter> {
  // Loaded when somebody wants it, not at every start.
  const { default: webPush } = await import('web-push');
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(pushed), {
    vapidDetails: { subject, ...keys },
    TTL: KEPT,
    urgency: 'high',
    // Of several for one table the service keeps the newest only.
    topic: createHash('sha256').update(pushed.tag).digest('base64url').slice(0, 32),
  });
  const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>;
  return { headers: rest, body: body ?? '' };
}
