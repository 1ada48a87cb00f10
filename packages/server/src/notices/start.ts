import type { Config } from '../config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../store/store.ts';
import { NoticeDesk } from './notices.ts';
import type { Post } from './post.ts';
import { pushKeys } from './push.ts';
import { Sender } from './sender.ts';
import { NoticeChoices } from './settings.ts';
import type { TurnJobs } from './turn-jobs.ts';

type Around = {
  readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'webhookInside'>;
  readonly store: Store;
  readonly turns: TurnJobs;
  readonly mailer: Mailer | undefined;
  readonly post: Post;
  readonly now: () => number;
};

/** Sets notices going: makes this store's keys where there are none, and does what is planned. */
export async function startNotices({ config, store, turns, mailer, post, now }: Around) {
  const { publicUrl, mailFrom, webhookInside: inside } = config;
  const keys = await pushKeys(store.db);
  const sender = new Sender({ store, post, mailer, keys, publicUrl, mailFrom, now });
  const desk = new NoticeDesk(store, sender, now);
  turns.serve(desk);
  const mailOffered = mailer !== undefined;
  return new NoticeChoices({ store, sender, pushKey: keys.publicKey, mailOffered, inside, now });
}
