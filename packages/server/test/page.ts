import type { ClientMessage, ServerMessage, Update } from '@backlot/protocol';
import { ServerMessage as Message } from '@backlot/protocol';
import { WebSocket } from 'ws';
import { atEnd } from './stage.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A page's link to the server: keeps every byte it got, and checks every message against the protocol. */
export class Page {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  #waiting: (() => void)[] = [];
  #code: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const text = (data as Buffer).toString();
      this.texts.push(text);
      this.messages.push(Message.parse(JSON.parse(text)));
      this.#wakeAll();
    });
    socket.on('close', code => {
      this.#code = code;
      this.#wakeAll();
    });
    atEnd(() => socket.terminate());
  }

  static async open(
    address: string,
    cookie: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const url = `${address.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { headers: { ...(cookie && { cookie }), ...headers } });
    const page = new Page(socket);
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return page;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message from `from` on that `fits`; waits for it. */
  async hear<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    for (;;) {
      const found = this.messages.slice(from).find(m => m.type === type && fits(m as Of<T>));
      if (found !== undefined) return found as Of<T>;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${type} came`);
      await new Promise<void>(resolve => this.#waiting.push(resolve));
    }
  }

  /** The newest update, once it is at least at row `seq`. */
  async at(seq: number): Promise<Update> {
    await this.hear('update', update => update.seq >= seq);
    return this.messages.findLast(message => message.type === 'update') as Update;
  }

  /** Waits until the link is closed, and gives the code it was closed with. */
  async closed(): Promise<number | undefined> {
    while (this.#code === undefined) await new Promise<void>(resolve => this.#waiting.push(resolve));
    return this.#code;
  }

  #wakeAll(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
