import { AsyncLocalStorage } from 'node:async_hooks';
import type { Statement, Writer } from '../store/writer.ts';

/** What is gathered while a ceremony runs. */
type Gathering = {
  readonly statements: Statement[];
  /** The guest whose own row an account that is made meanwhile becomes, so that it keeps its id and all it has. */
  readonly guest: string | undefined;
};

/**
 * Writes of the accounts library. Each is stored at once, unless `gather` runs around it: then all of them wait for
 * one write, together with what else must be true with them.
 */
export class AuthWrites {
  readonly #writer: Writer;
  readonly #current = new AsyncLocalStorage<Gathering>();

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** The guest that becomes an account where one is made now. */
  get guest(): string | undefined {
    return this.#current.getStore()?.guest;
  }

  async add(statement: Statement): Promise<void> {
    const gathering = this.#current.getStore();
    if (gathering === undefined) await this.#writer.write([statement]);
    else gathering.statements.push(statement);
  }

  /** Runs `work` and gives what it wanted to be stored; nothing of it is yet. */
  async gather<T>(
    guest: string | undefined,
    work: () => Promise<T>,
  ): Promise<{ value: T; statements: Statement[] }> {
    const gathering: Gathering = { statements: [], guest };
    const value = await this.#current.run(gathering, work);
    return { value, statements: gathering.statements };
  }
}
