import type { Duplex } from 'node:stream';
import { type Ack, ClientMessage, type ServerMessage } from '@backlot/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { asFailure } from '../http/errors.ts';
import type { Metrics } from '../metrics.ts';
import type { TurnJobs } from '../notices/turn-jobs.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { Answer } from '../tables/answers.ts';
import type { Watcher } from '../tables/audience.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Allowance } from './allowance.ts';
import type { Hall } from './hall.ts';

/** A link whose page leaves so much unread (bytes) is closed; the page connects again and asks for what it missed. */
const BACKLOG = 4_000_000;
/** Messages in work at once; a page needs two or three. */
const IN_WORK = 64;
/** The close code of a link whose page does not read: "try again later". */
const TOO_SLOW = 1013;
/** The close code of a link whose session was ended. */
const SIGNED_OUT = 4401;

type Surroundings = {
  readonly house: House;
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly turns: Pick<TurnJobs, 'enter' | 'leave'>;
  readonly log: FastifyBaseLogger;
  /** Messages a minute from one page, 0 for no limit; a tenth of them may come at once. */
  readonly rateLimit: number;
};

type Line = Pick<Duplex, 'cork' | 'uncork'>;

/** One page's WebSocket: its subscriptions, and the moves it sends. Messages are worked off in their order. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #line: Line;
  readonly #person: Person;
  readonly #around: Surroundings;
  readonly #watching = new Map<string, { table: LiveTable; watcher: Watcher; leave: () => void }>();
  readonly #allowance: Allowance | undefined;
  #work: Promise<void> = Promise.resolve();
  #inWork = 0;
  #alive = true;
  #signedOut = false;

  /** @param line what carries the WebSocket */
  constructor(socket: WebSocket, line: Line, person: Person, around: Surroundings) {
    this.#socket = socket;
    this.#line = line;
    this.#person = person;
    this.#around = around;
    const { rateLimit } = around;
    if (rateLimit > 0) this.#allowance = new Allowance(rateLimit / 10, rateLimit / 60, Date.now);
    socket.on('message', (data, binary) => {
      this.#alive = true;
      this.#receive(binary ? undefined : (data as Buffer).toString());
    });
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('error', error => around.log.debug({ err: error }, 'socket failed'));
    socket.on('close', () => this.#leave());
  }

  /** Cuts a link that has been silent since the last beat, else asks for a sign of life. */
  beat(): void {
    const { readyState, OPEN } = this.#socket;
    if (this.#alive && readyState === OPEN) this.#socket.ping();
    // Also one that was closed, but whose page has not read so far since the last beat.
    else if (!this.#alive) this.#socket.terminate();
    this.#alive = false;
  }

  /** The session of this page is over: says so, and closes the link. */
  signOut(): void {
    if (this.#signedOut) return;
    this.#signedOut = true;
    this.#leave();
    this.send({ type: 'refused', problem: signedOut().problem });
    this.#socket.close(SIGNED_OUT, 'signed out');
  }

  #leave(): void {
    for (const id of [...this.#watching.keys()]) this.#unwatch(id);
  }

  send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount <= BACKLOG) this.#socket.send(text);
    else this.#giveUp();
  }

  /** No more is kept for a page that does not read: it finds this behind what it has not read yet. */
  #giveUp(): void {
    this.#socket.close(TOO_SLOW, 'read too slowly: connect again, and subscribe with "after"');
    this.#around.log.info('a page that does not read was closed');
    // Not at once: the table may be telling its watchers just now.
    queueMicrotask(() => this.#leave());
  }

  #receive(text: string | undefined): void {
    const message = parse(text);
    if (message instanceof Failure) this.#refuse(message);
    else this.#accept(message);
  }

  #accept(message: ClientMessage): void {
    const about = {
      ...('table' in message && { table: message.table }),
      ...('key' in message && { key: message.key }),
    };
    if (this.#inWork >= IN_WORK || this.#allowance?.take() === false) {
      this.#refuse(new Failure('too-many', 'Send fewer messages: wait a second, then go on.'), about);
      return;
    }
    this.#inWork++;
    this.#work = this.#work
      .then(() => this.#handle(message))
      .catch(error => this.#refuse(asFailure(error), about, error))
      .finally(() => {
        this.#inWork--;
      });
  }

  async #handle(message: ClientMessage): Promise<void> {
    const { house } = this.#around;
    // A socket that closes still hears what was on its way: none of it counts any more.
    if (this.#signedOut) throw signedOut();
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', at: message.at });
      case 'unsubscribe':
        return this.#unwatch(message.table);
      case 'subscribe': {
        const { seat, after = -1 } = message;
        const table = await house.see(this.#person, message.table);
        await table.follow(after);
        return this.#watch(table, seat, after);
      }
      case 'move': {
        const { type: _, table, ...move } = message;
        const live = await house.game(this.#person, table);
        return this.#acknowledge(answer => live.play(this.#person, move, answer));
      }
      case 'undo': {
        const { type: _, table, ...undo } = message;
        const live = await house.game(this.#person, table);
        return this.#acknowledge(answer => live.undo(this.#person, undo, answer));
      }
    }
  }

  /** Sends the answer to a move: in one piece with the update it makes, as a system call costs as much as the move. */
  async #acknowledge(act: (answer: Answer) => Promise<Ack>): Promise<void> {
    let sent = false;
    const ack = await act((ack, show) => {
      this.#line.cork();
      try {
        show();
        this.send({ type: 'ack', ...ack });
        sent = true;
      } finally {
        this.#line.uncork();
      }
    });
    if (!sent) this.send({ type: 'ack', ...ack });
  }

  #watch(table: LiveTable, seat: number | undefined, after: number): void {
    this.#unwatch(table.id);
    const watcher: Watcher = {
      person: this.#person.id,
      seat,
      after,
      send: text => this.#write(text),
      gone: () => {
        this.#unwatch(table.id);
        this.send({ type: 'changed', table: table.id });
      },
    };
    table.watch(this.#person, watcher);
    const leave = this.#around.hall.enter(table, this.#person, message => this.send(message));
    this.#watching.set(table.id, { table, watcher, leave });
    if (seat !== undefined) this.#around.turns.enter(table.id, seat);
    // The link may have closed while the table was being read; nobody would take the watcher away.
    if (this.#socket.readyState !== this.#socket.OPEN) this.#unwatch(table.id);
  }

  #unwatch(id: string): void {
    const found = this.#watching.get(id);
    if (found === undefined) return;
    const { table, watcher, leave } = found;
    table.unwatch(watcher);
    leave();
    this.#watching.delete(id);
    if (watcher.seat !== undefined) this.#around.turns.leave(id, watcher.seat);
  }

  #refuse(failure: Failure, about: { table?: string; key?: string } = {}, cause?: unknown): void {
    this.#around.metrics.refusals.inc({ code: failure.code });
    if (failure.code === 'internal') this.#around.log.error({ err: cause }, 'message failed');
    this.send({ type: 'refused', ...about, problem: failure.problem });
  }
}

const signedOut = () => new Failure('no-session', 'You were signed out of this browser: open the page anew.');

function parse(text: string | undefined): ClientMessage | Failure {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    return new Failure('malformed', 'This message is no JSON: send a JSON object as a text frame.');
  }
  const parsed = ClientMessage.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(issue => `/${issue.path.join('/')}: ${issue.message}`);
  return new Failure('malformed', `Mend this and send it again: ${faults.slice(0, 10).join('; ')}.`);
}
