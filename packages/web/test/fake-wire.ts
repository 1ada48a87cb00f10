import type { ClientMessage, ServerMessage, Update } from '@backlot/protocol';
import type { Dial, WireListener } from '../src/session/wire.ts';

/** One connection as the server's end sees it. */
export class FakeWire {
  readonly sent: ClientMessage[] = [];
  readonly #listener: WireListener;
  closed = false;

  constructor(listener: WireListener) {
    this.#listener = listener;
  }
  /** The line opens, and the server answers the first ping. */
  open(): void {
    this.#listener.opened();
    const ping = this.of('ping')[0];
    if (ping) this.say({ type: 'pong', at: ping.at });
  }
  /** The line opens, and nobody speaks. */
  openDumb(): void {
    this.#listener.opened();
  }
  say(message: ServerMessage): void {
    this.#listener.heard(JSON.stringify(message));
  }
  garble(text: string): void {
    this.#listener.heard(text);
  }
  break(): void {
    this.closed = true;
    this.#listener.closed();
  }
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter(
      (message): message is Extract<ClientMessage, { type: T }> => message.type === type,
    );
  }
}

/** All connections dialled so far, the newest last. */
export function fakeNetwork(): { readonly dial: Dial; readonly wires: FakeWire[]; latest(): FakeWire } {
  const wires: FakeWire[] = [];
  const dial: Dial = listener => {
    const wire = new FakeWire(listener);
    wires.push(wire);
    return {
      send: text => {
        wire.sent.push(JSON.parse(text) as ClientMessage);
      },
      close: () => {
        if (!wire.closed) wire.break();
      },
    };
  };
  const latest = () => {
    const wire = wires.at(-1);
    if (!wire) throw new Error('nothing was dialled');
    return wire;
  };
  return { dial, wires, latest };
}

/** An update of table "tableA" with rows `after + 1` to `seq`. */
export function update(seq: number, { after = seq - 1, ...over }: Partial<Update> = {}): Update {
  const rows = Array.from({ length: Math.max(seq - after, 0) }, (_, i) => ({
    seq: after + 1 + i,
    events: [],
  }));
  return {
    type: 'update',
    table: 'tableA',
    seq,
    status: 'playing',
    game: { id: 'x', version: 1 },
    view: {},
    after,
    steps: rows,
    gone: [],
    undo: false,
    thinking: false,
    ...over,
  };
}
