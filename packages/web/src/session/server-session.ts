import type { Seat } from '@backlot/engine';
import type { ClientMessage, ServerMessage, Update } from '@backlot/protocol';
import { api } from './api.ts';
import { keepConnected } from './connection.ts';
import { hasGap } from './gap.ts';
import { freshKey } from './key.ts';
import type { Listener, Session } from './session.ts';
import { Failed, readProblem, type Trouble, troubleOf } from './trouble.ts';
import { type Dial, dialServer, onWake } from './wire.ts';

/** A move or an undo sent and not yet answered. */
interface Flight {
  readonly message: ClientMessage;
  readonly done: (seq: number) => void;
  readonly failed: (failure: Failed) => void;
}

export interface ServerSessionOptions {
  readonly dial?: Dial;
  readonly wakes?: typeof onWake;
  readonly random?: () => number;
  /** Asks the server by another way than the link; rejects where it does not answer or does not know this browser. */
  readonly probe?: () => Promise<unknown>;
}

/** Plays `table` at the server over one WebSocket. */
export function openServerSession(
  table: string,
  listener: Listener,
  {
    dial = dialServer,
    wakes = onWake,
    random = Math.random,
    probe = () => api.table(table),
  }: ServerSessionOptions = {},
): Session {
  /** Undefined while nobody looks. */
  let eyes: { readonly seat: Seat | undefined } | undefined;
  /** Newest row shown to these eyes; undefined before their first update. */
  let known: number | undefined;
  const flights = new Map<string, Flight>();
  let over = false;
  let probing = false;

  function ask(after: number | undefined): void {
    if (eyes === undefined) return;
    connection.say({
      type: 'subscribe',
      table,
      ...(eyes.seat === undefined ? {} : { seat: eyes.seat }),
      ...(after === undefined ? {} : { after }),
    });
  }

  function take(update: Update): void {
    // Late news for eyes that no longer look must never be shown to those that do.
    if (eyes === undefined || update.table !== table || update.seat !== eyes.seat) return;
    const first = known === undefined;
    if (hasGap(known, update)) {
      // Before the first update the whole log has been asked for and is on its way.
      if (known !== undefined) ask(known);
      return;
    }
    known = update.seq;
    listener.update(update, first);
  }

  function land(key: string): Flight | undefined {
    const flight = flights.get(key);
    flights.delete(key);
    return flight;
  }

  function heard(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        take(message);
        break;
      case 'changed':
        if (message.table === table) listener.changed();
        break;
      case 'chat':
        if (message.table === table) listener.spoken?.(message.n);
        break;
      case 'watchers':
        if (message.table === table) listener.watchers?.(message.count);
        break;
      case 'ack':
        land(message.key)?.done(message.seq);
        break;
      case 'refused': {
        const trouble = readProblem(message.problem, message.problem.status);
        if (message.key !== undefined) {
          land(message.key)?.failed(new Failed(trouble));
          // A stale move means that news was missed: ask for it.
          if (trouble.code === 'stale') ask(known);
        } else if (trouble.code === 'no-session') end(trouble);
        else if (message.table === table || message.table === undefined) listener.refused(trouble);
        break;
      }
      // Any message shows that the link lives, and a closing server closes the socket itself.
      case 'closing':
      case 'pong':
        break;
    }
  }

  /** Nobody knows this browser any more: nothing waits for a link that can't come back. */
  function end(trouble: Trouble): void {
    if (over) return;
    over = true;
    connection.close();
    listener.link('ended');
    for (const key of [...flights.keys()]) land(key)?.failed(new Failed(trouble));
    listener.refused(trouble);
  }

  /** The browser does not say why a dial failed; the server does. */
  function askWhy(): void {
    if (probing || over) return;
    probing = true;
    probe()
      .catch(thrown => {
        const trouble = troubleOf(thrown);
        if (trouble.code === 'no-session') end(trouble);
      })
      .finally(() => {
        probing = false;
      });
  }

  const connection = keepConnected({
    dial,
    random,
    heard,
    link: link => listener.link(link),
    turnedAway: askWhy,
    greet: () => {
      ask(known);
      // The same key again: what had arrived is only acknowledged, what had not is played now.
      for (const flight of flights.values()) connection.say(flight.message);
    },
  });
  const stopWaking = wakes(connection.wake, connection.drop);

  function send(make: (key: string) => ClientMessage): Promise<number> {
    const key = freshKey();
    return new Promise((done, failed) => {
      const flight: Flight = { message: make(key), done, failed };
      if (over) return failed(new Failed({ code: 'no-session' }));
      flights.set(key, flight);
      connection.say(flight.message);
    });
  }

  return {
    subscribe(seat) {
      eyes = { seat };
      known = undefined;
      ask(undefined);
    },
    unsubscribe() {
      eyes = undefined;
      known = undefined;
      connection.say({ type: 'unsubscribe', table });
    },
    move: (seat, seq, move) => send(key => ({ type: 'move', table, seat, seq, key, move })),
    undo: (seat, seq) => send(key => ({ type: 'undo', table, seat, seq, key })),
    close() {
      over = true;
      stopWaking();
      connection.close();
      for (const key of [...flights.keys()]) land(key)?.failed(new Failed({ code: 'unreachable' }));
    },
  };
}
