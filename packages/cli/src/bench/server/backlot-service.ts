import { once } from 'node:events';
import type { Viewed } from '@backlot/engine';
import { WebSocket } from 'ws';
import { ask, type News, type Person, type Service, type Ticket } from './person.ts';
import type { Address } from './processes.ts';

type Message = {
  readonly type: string;
  readonly table: string;
  readonly key: string;
  readonly seq: number;
  readonly turn?: number;
  readonly view: Viewed;
  readonly problem?: { readonly detail?: string };
};
type Seat = { readonly seat: number; readonly invite?: string };
type Info = { readonly id: string; readonly seats: readonly Seat[] };

let keys = 0;
const newKey = (): string => `bench-key-${++keys}`;

class Guest implements Person {
  readonly cookie: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, { done: () => void; failed: (error: Error) => void }>();
  #table = '';
  #seat = 0;
  hears: (news: News) => void = () => undefined;

  constructor(cookie: string, socket: WebSocket) {
    this.cookie = cookie;
    this.#socket = socket;
    socket.on('message', data => this.#read(JSON.parse(String(data)) as Message));
  }

  /** Looks at the table from its seat; leaves the one before. */
  sit(table: string, seat: number): void {
    if (this.#table !== '') this.#send({ type: 'unsubscribe', table: this.#table });
    [this.#table, this.#seat] = [table, seat];
    this.#send({ type: 'subscribe', table, seat });
  }

  play(move: string, seq: number): Promise<void> {
    const key = newKey();
    this.#send({ type: 'move', table: this.#table, seat: this.#seat, seq, key, move });
    return new Promise((done, failed) => this.#waiting.set(key, { done, failed }));
  }

  ticket(): Ticket {
    return { table: this.#table, cookie: this.cookie };
  }

  close(): void {
    this.#socket.terminate();
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #read({ type, table, key, seq, turn, view, problem }: Message): void {
    if (type === 'update' && table === this.#table) this.hears({ seq, turn, view });
    if (type !== 'ack' && type !== 'refused') return;
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (type === 'ack') waiting?.done();
    else waiting?.failed(new Error(`a move was refused: ${problem?.detail}`));
  }
}

/** Our own server: guests with cookies, seats by invite links, one WebSocket each. */
export function backlotService({ url }: Address, title: string): Service {
  return {
    async arrive() {
      const { cookie } = await ask(`${url}/api/me`);
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
      await once(socket, 'open');
      return new Guest(cookie, socket);
    },
    async open(people) {
      const guests = people as readonly Guest[];
      const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'invite' }));
      const opening = { key: newKey(), title, seats };
      const { json } = await ask(`${url}/api/tables`, opening, { cookie: guests[0]?.cookie ?? '' });
      const { id, seats: free } = json as Info;
      for (const { seat, invite } of free)
        if (invite !== undefined)
          await ask(`${url}/api/tables/${id}/join`, { invite }, { cookie: guests[seat]?.cookie ?? '' });
      for (const [seat, guest] of guests.entries()) guest.sit(id, seat);
    },
  };
}
