import type {
  ChangeNotices,
  NewSubscription,
  NoticeChannel,
  NoticeSettings,
  NoticeTrouble,
} from '@backlot/protocol';
import type { Person } from '../people/session.ts';
import { sha256 } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { readAddress } from './guard.ts';
import type { Sender } from './sender.ts';
import { noticeText } from './text.ts';
import { Unsent } from './trouble.ts';

/** Browsers of one person that are told; the oldest go. */
const BROWSERS = 20;

type Around = {
  readonly store: Store;
  readonly sender: Sender;
  readonly pushKey: string;
  readonly mailOffered: boolean;
  /** Whether webhooks may lead inside the operator's network. */
  readonly inside: boolean;
  readonly now: () => number;
};

/** By which ways a person wants to hear of its turns, and how these ways fare. */
export class NoticeChoices {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** @param session hash of the session that asks */
  async of({ id }: Person, session: string | undefined): Promise<NoticeSettings> {
    const { store, pushKey, mailOffered } = this.#around;
    const channels = new Map((await store.notices.channels(id)).map(row => [row.channel, row]));
    const browsers = await store.notices.subscriptions(id);
    const mail = (await store.guests.find(id))?.mail;
    const [webhook, mailed] = [channels.get('webhook'), channels.get('mail')];
    return {
      push: {
        key: pushKey,
        devices: browsers.map(row => ({
          id: row.id,
          device: row.device,
          createdAt: row.created_at,
          here: row.session_hash === session,
          ...troubleOf(row),
        })),
      },
      webhook: {
        ...(webhook?.address && { host: new URL(webhook.address).host }),
        ...troubleOf(webhook),
      },
      mail: {
        offered: mailOffered,
        ...(mail && { address: mail }),
        on: mailed !== undefined,
        ...troubleOf(mailed),
      },
    };
  }

  /** @throws Failure `malformed` where a way can't be taken */
  async change({ id }: Person, { mail, webhook }: ChangeNotices): Promise<void> {
    const { store, mailOffered } = this.#around;
    const statements = [];
    if (mail === true) {
      const address = (await store.guests.find(id))?.mail;
      if (!mailOffered || !address) {
        throw new Failure(
          'malformed',
          mailOffered
            ? 'You have no mail address here: prove one in your profile first, then switch mail on.'
            : 'This server sends no mail: take another way.',
        );
      }
      statements.push(store.notices.switchOn(id, 'mail', null));
    } else if (mail === false) statements.push(store.notices.switchOff(id, 'mail'));
    if (webhook === null) statements.push(store.notices.switchOff(id, 'webhook'));
    else if (webhook !== undefined) {
      statements.push(store.notices.switchOn(id, 'webhook', this.#checked(webhook)));
    }
    if (statements.length > 0) await store.writer.write(statements);
  }

  /** A browser of the session `session` wants to be told. */
  async subscribe(
    { id }: Person,
    session: string,
    { endpoint, keys: { p256dh, auth } }: NewSubscription,
  ): Promise<void> {
    const { store, now } = this.#around;
    this.#checked(endpoint);
    const known = await store.notices.subscriptions(id);
    const name = sha256(endpoint);
    // A browser has one subscription: what its session gave before is void.
    const old = known.filter(row => row.id !== name && row.session_hash === session);
    const rest = known.filter(row => row.id !== name && row.session_hash !== session);
    const dropped = [...old, ...rest.slice(BROWSERS - 1)].map(row => row.id);
    const row = { id: name, guest_id: id, session_hash: session, endpoint, p256dh, auth, created_at: now() };
    await store.writer.write([
      ...(dropped.length > 0 ? [store.notices.unsubscribe(id, dropped)] : []),
      store.notices.subscribe(row),
    ]);
  }

  async unsubscribe({ id }: Person, subscription: string): Promise<void> {
    const { store } = this.#around;
    await store.writer.write([store.notices.unsubscribe(id, [subscription])]);
  }

  /** Sends a notice to try a way; what goes wrong stands in the settings then. */
  async try({ id }: Person, channel: NoticeChannel): Promise<void> {
    const news = noticeText({ kind: 'test', title: '', others: [] });
    await this.#around.sender.send(id, channel, { ...news, path: '/profile' }).catch(error => {
      if (!(error instanceof Unsent)) throw error;
    });
  }

  /** The address, written as it will be asked. A name is looked up when something is sent. */
  #checked(address: string): string {
    const { inside } = this.#around;
    try {
      const url = readAddress(address, inside);
      return url.href;
    } catch {
      throw new Failure(
        'malformed',
        `That is no address for notices: take one that begins with ${inside ? 'https:// or http://' : 'https://'}, without a password in it.`,
      );
    }
  }
}

function troubleOf(
  row: { trouble: string | null; trouble_at: number | null } | undefined,
): { trouble: NoticeTrouble } | undefined {
  if (row === undefined || row.trouble === null || row.trouble_at === null) return undefined;
  const known = JSON.parse(row.trouble) as Omit<NoticeTrouble, 'at'>;
  return { trouble: { ...known, at: row.trouble_at } };
}
