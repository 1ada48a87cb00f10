import type { NoticeChannel } from '@backlot/protocol';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeChannelRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Post } from './post.ts';
import { type PushKeys, pushLetter } from './push.ts';
import type { NoticeText } from './text.ts';
import { refusedBy, troubleText, Unsent, unsent } from './trouble.ts';
import { webhookLetter } from './webhook.ts';

/** A notice ready to go: its words, and the path where a click leads. */
export type Notice = NoticeText & { readonly path: string };

export type SenderPlace = {
  readonly store: Store;
  readonly post: Post;
  readonly mailer: Mailer | undefined;
  readonly keys: PushKeys;
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly now: () => number;
};

/** Sends a notice to one person by one way, and keeps what went wrong for the person to see. */
export class Sender {
  readonly #place: SenderPlace;

  constructor(place: SenderPlace) {
    this.#place = place;
  }

  /** @throws Unsent where that way is not on or nobody took the notice */
  async send(person: string, channel: NoticeChannel, notice: Notice): Promise<void> {
    if (channel === 'push') return this.#push(person, notice);
    const { store } = this.#place;
    const row = (await store.notices.channels(person)).find(known => known.channel === channel);
    if (row === undefined) throw new Unsent('gone');
    await this.#noting(
      () => (channel === 'mail' ? this.#mail(person, notice) : this.#webhook(row, notice)),
      trouble => store.notices.channelTrouble(person, channel, trouble),
    );
  }

  /** To all browsers of a person; those whose subscription is gone are forgotten. */
  async #push(person: string, { heading, line, path }: Notice): Promise<void> {
    const { store, post, keys, publicUrl, mailFrom } = this.#place;
    const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressIn(mailFrom)}`;
    const pushed = { heading, line, path, tag: path };
    const subscriptions = await store.notices.subscriptions(person);
    const results = await Promise.allSettled(
      subscriptions.map(row =>
        this.#noting(
          async () => {
            const letter = await pushLetter(row, pushed, keys, subject);
            taken(await post.send(row.endpoint, letter));
          },
          (trouble, error) =>
            error?.code === 'gone'
              ? store.notices.unsubscribe(person, [row.id])
              : store.notices.subscriptionTrouble(row.id, trouble),
        ),
      ),
    );
    if (results.some(result => result.status === 'fulfilled')) return;
    const failed = results.find(result => result.status === 'rejected');
    throw failed === undefined ? new Unsent('gone') : unsent(failed.reason);
  }

  async #webhook({ address }: NoticeChannelRow, notice: Notice): Promise<void> {
    if (address === null) throw new Unsent('bad-address');
    taken(await this.#place.post.send(address, webhookLetter(address, notice, this.#link(notice))));
  }

  async #mail(person: string, notice: Notice): Promise<void> {
    const { store, mailer, publicUrl } = this.#place;
    const mail = (await store.guests.find(person))?.mail;
    if (mailer === undefined || mail == null) throw new Unsent('mail-failed');
    const where = `You get this because you asked for it in your profile, where you can change that: ${publicUrl}/profile`;
    const text = [notice.line, this.#link(notice), where].filter(part => part !== '').join('\n\n');
    await mailer.send({ to: mail, subject: notice.heading, text: `${text}\n` }).catch(error => {
      throw new Unsent('mail-failed', undefined, error);
    });
  }

  #link({ path }: Notice): string {
    const { publicUrl } = this.#place;
    return publicUrl === '' ? '' : `${publicUrl}${path}`;
  }

  /** Does it, and stores how it went; that this can't be stored is no reason to send twice. */
  async #noting(
    work: () => Promise<void>,
    note: (
      trouble: { trouble: string | null; trouble_at: number | null },
      error?: Unsent,
    ) => ReturnType<Store['notices']['channelTrouble']>,
  ): Promise<void> {
    const { store, now } = this.#place;
    let error: Unsent | undefined;
    await work().catch(thrown => {
      error = unsent(thrown);
    });
    const statement =
      error === undefined
        ? note({ trouble: null, trouble_at: null })
        : note({ trouble: troubleText(error), trouble_at: now() }, error);
    await store.writer.write([statement]).catch(() => undefined);
    if (error !== undefined) throw error;
  }
}

/** @throws Unsent */
function taken(status: number): void {
  const refused = refusedBy(status);
  if (refused !== undefined) throw refused;
}

/** "games@example.org" of "Backlot <games@example.org>". */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}
