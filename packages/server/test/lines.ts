import { atEnd } from './stage.ts';

/** Reads a stream of events line by line. */
export class Lines {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = '';

  private constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader;
    atEnd(() => this.close());
  }

  static async open(url: string, secret: string): Promise<Lines> {
    const { status, body } = await fetch(url, { headers: { authorization: `Bearer ${secret}` } });
    if (status !== 200 || body === null) throw new Error(`no stream: ${status}`);
    return new Lines(body.getReader());
  }

  /** The next line's JSON; undefined at the end. */
  async next(): Promise<unknown> {
    for (;;) {
      const end = this.#text.indexOf('\n');
      if (end >= 0) {
        const line = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 1);
        return JSON.parse(line);
      }
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  close(): void {
    this.#reader.cancel().catch(() => undefined);
  }
}
