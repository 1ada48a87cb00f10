import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';

export type Muting = { readonly muted: ReadonlySet<string>; readonly blocked: ReadonlySet<string> };

/**
 * Whom of `others` somebody does not hear at a table. Strangers are muted until one asks to hear them. No strangers are
 * those with whom one has played at another table, and who came to this one by one's own invitation or whose
 * invitation one took.
 */
export async function mutedFor(
  store: Store,
  live: Pick<LiveTable, 'id' | 'seats'>,
  me: string,
  others: readonly string[],
): Promise<Muting> {
  const [wishes, known, maker, blocks] = await Promise.all([
    store.chat.wishes(me, others),
    store.chat.playedWith(me, others, live.id),
    store.tables.maker(live.id),
    store.blocks.of(me),
  ]);
  const invited = (id: string) => live.seats.some(seat => seat.guest_id === id && cameInvited(seat.entry));
  const acquainted = (id: string) =>
    known.has(id) || (maker === me && invited(id)) || (maker === id && invited(me));
  const muted = others.filter(id => !(wishes.get(id) ?? acquainted(id)));
  return { muted: new Set(muted), blocked: new Set(blocks.map(({ id }) => id)) };
}

const cameInvited = (entry: string | null): boolean => entry === 'link' || entry === 'kept';
