import type { ChangeMe, Profile } from '@backlot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from '../mail/mailer.ts';
import { Failure } from '../problem.ts';
import { LEFT } from '../store/moves.ts';
import type { SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../tables/house.ts';
import { AuthDesk } from './auth-desk.ts';
import { AuthWrites } from './auth-writes.ts';
import { Entrance } from './entrance.ts';
import { MailLinks } from './mail-links.ts';
import { Passkeys, passkeyWay } from './passkeys.ts';
import { Recovery } from './recovery.ts';
import type { Person, Sessions } from './session.ts';

type Around = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly house: House;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly now: () => number;
};

/** The part of a session's hash by which its owner names it. */
const sessionId = ({ hash }: Pick<SessionRow, 'hash'>): string => hash.slice(0, 24);

/** What people do with themselves: profile, sessions, ways to sign in, going for good. */
export class People {
  readonly #around: Around;
  readonly #desk: AuthDesk;
  readonly recovery: Recovery;
  readonly passkeys: Passkeys;
  readonly mailLinks: MailLinks;

  constructor(around: Around) {
    this.#around = around;
    const { store, sessions, house, mailer, publicUrl, now } = around;
    const writes = new AuthWrites(store.writer);
    const desk = new AuthDesk({ db: store.db, writes, now, mailer, publicUrl });
    this.#desk = desk;
    const entrance = new Entrance(store, sessions, house);
    this.recovery = new Recovery(store, entrance, now);
    this.passkeys = new Passkeys(store, desk, writes, entrance, now);
    this.mailLinks = new MailLinks({ store, sessions, desk, writes, entrance }, mailer !== undefined, now);
  }

  /** Loads what signing in needs, so that the first who does so need not wait for it, nor anybody who plays then. */
  async prepare(): Promise<void> {
    await this.#desk.module();
  }

  /** Everything a person may see of itself. */
  async profile(request: FastifyRequest, { id }: Person): Promise<Profile> {
    const { store, sessions } = this.#around;
    const row = await store.guests.find(id);
    if (row === undefined) throw new Failure('no-session', 'Open the page anew.');
    const here = sessions.hashOf(request);
    const rows = await store.guests.sessions(id, sessions.oldest);
    const passkeys = await store.guests.passkeys(id);
    return {
      id,
      name: row.name,
      ...(row.mark !== null && { mark: row.mark }),
      ...(row.zone !== null && { zone: row.zone }),
      account: row.is_account === 1,
      ...(row.mail !== null && { mail: row.mail }),
      ...(row.recovery_at !== null && { recovery: { madeAt: row.recovery_at } }),
      passkeys: passkeys.map(key => ({ id: key.id, name: key.name ?? '', createdAt: key.created_at })),
      sessions: rows.map(session => ({
        id: sessionId(session),
        device: session.device,
        createdAt: session.created_at,
        seenAt: session.seen_at,
        here: session.hash === here,
      })),
      blocked: await store.blocks.of(id),
      ways: { passkey: passkeyWay(request), mail: this.mailLinks.offered },
    };
  }

  /** Takes another name or time zone, also where the person sits, or another mark. */
  async change(person: Person, { name = person.name, mark, zone }: ChangeMe): Promise<Person> {
    const { store, house, now } = this.#around;
    const { guests, writer } = store;
    const renamed = name !== person.name;
    await writer.write([
      guests.change(person.id, { ...(mark !== undefined && { mark }), updated_at: now() }),
      ...(renamed ? guests.rename(person.id, name) : []),
      ...(zone !== undefined ? guests.moveTo(person.id, zone) : []),
    ]);
    if (renamed || zone)
      await house.reseat(person.id, seat => ({
        ...seat,
        ...(renamed && seat.kind === 'person' && { name }),
        ...(zone && { zone }),
      }));
    return { id: person.id, name };
  }

  /**
   * Ends sessions of a person: the one of that id, all but this browser's, or this browser's, and closes what is
   * open in their name.
   * @throws Failure `not-found`
   */
  async end(
    request: FastifyRequest,
    person: Person,
    which: { id: string } | 'others' | 'here',
  ): Promise<void> {
    const { store, sessions } = this.#around;
    const here = sessions.hashOf(request);
    const chosen = (row: SessionRow) => {
      if (which === 'here') return row.hash === here;
      return which === 'others' ? row.hash !== here : sessionId(row) === which.id;
    };
    const hashes = (await store.guests.sessions(person.id, 0)).filter(chosen).map(({ hash }) => hash);
    if (hashes.length === 0) {
      if (which === 'others') return;
      throw new Failure('not-found', 'You have no such session: it may have ended already. Look again.');
    }
    await store.writer.write([store.guests.endSessions(hashes)]);
    sessions.ended(hashes);
  }

  /** Signs this browser out. */
  async signOut(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    await this.end(request, person, 'here');
    this.#around.sessions.take(request, reply);
  }

  /** Takes a person away for good; its seats stay, with nobody on them. */
  async leave(request: FastifyRequest, reply: FastifyReply, { id }: Person): Promise<void> {
    const { store, sessions, house } = this.#around;
    const hashes = (await store.guests.sessions(id, 0)).map(({ hash }) => hash);
    await store.writer.write(store.moves.leave(id));
    sessions.ended(hashes);
    sessions.take(request, reply);
    await house.reseat(id, seat => ({ ...seat, guest_id: null, name: LEFT }));
  }
}
