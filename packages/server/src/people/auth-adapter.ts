import { type CustomAdapter, createAdapterFactory } from 'better-auth/adapters';
import type { ComparisonOperatorExpression, ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { AuthWrites } from './auth-writes.ts';
import { deviceWords } from './device.ts';
import { guestName } from './names.ts';
import { newId, newToken, sha256 } from './session.ts';

type Fields = Record<string, unknown>;
type Where = Parameters<CustomAdapter['findMany']>[0]['where'];
/** Tables by names that are known only at run time. */
type Tables = Record<string, Record<string, unknown>>;

const OPERATORS: Readonly<Record<string, ComparisonOperatorExpression>> = {
  eq: '=',
  ne: '!=',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
};

/** The names of our tables and columns, in the accounts library's options. */
export const USER = {
  modelName: 'guest',
  fields: { email: 'mail', emailVerified: 'mail_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
} as const;
export const SESSION = {
  modelName: 'session',
  fields: {
    token: 'hash',
    userId: 'guest_id',
    createdAt: 'created_at',
    updatedAt: 'seen_at',
    expiresAt: 'expires_at',
    userAgent: 'device',
  },
} as const;
export const VERIFICATION = {
  modelName: 'verification',
  fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
} as const;
export const PASSKEY = {
  passkey: {
    modelName: 'passkey',
    fields: {
      publicKey: 'public_key',
      userId: 'guest_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;

/**
 * The accounts library over the store: it reads through Kysely and writes through the group commit, in the store's own
 * kinds of values. Of a session's token only the SHA-256 is stored, and no address; a new account is the row of the
 * guest that asked for it.
 * @param life how long an unused session lasts, in milliseconds
 */
export function authAdapter(schema: Kysely<Schema>, writes: AuthWrites, now: () => number, life: number) {
  const db = schema as unknown as Kysely<Tables>;
  const ended = (row: Fields, token: unknown) => ({
    ...row,
    id: row.hash,
    hash: token,
    expires_at: Number(row.seen_at) + life,
  });
  const hashed = (model: string, where: Where = []) =>
    where.map(part =>
      model === 'session' && ['hash', 'id'].includes(part.field)
        ? { ...part, field: 'hash', value: part.field === 'hash' ? sha256(String(part.value)) : part.value }
        : part,
    );

  function matches(model: string, where: Where) {
    return (build: ExpressionBuilder<Tables, string>) =>
      build.and(
        hashed(model, where).map(part => {
          const operator = OPERATORS[part.operator ?? 'eq'];
          if (operator === undefined || part.connector === 'OR')
            throw new Error(`${model}: where ${part.operator} ${part.connector}`);
          return part.value === null && operator === '='
            ? build(part.field, 'is', null)
            : build(part.field, operator, part.value);
        }),
      );
  }

  async function rows(
    model: string,
    where: Where,
    limit: number,
    sort?: { field: string; direction: 'asc' | 'desc' },
  ) {
    let query = db.selectFrom(model).selectAll().where(matches(model, where)).limit(limit);
    if (sort !== undefined) query = query.orderBy(sort.field, sort.direction);
    const found = (await query.execute()) as Fields[];
    if (model !== 'session') return found;
    const token = where?.find(part => part.field === 'hash')?.value;
    return found.map(row => ended(row, token ?? row.hash));
  }

  async function remove(model: string, where: Where, changes?: number): Promise<void> {
    const query = db.deleteFrom(model).where(matches(model, where)).compile();
    await writes.add(changes === undefined ? { query } : { query, changes });
  }

  async function change(model: string, where: Where, set: Fields): Promise<void> {
    await writes.add({ query: db.updateTable(model).set(set).where(matches(model, where)).compile() });
  }

  async function createUser(data: Fields): Promise<Fields> {
    const account = { mail: data.mail, mail_verified: 1, is_account: 1, updated_at: now() };
    const { guest } = writes;
    if (guest !== undefined) {
      const query = db.updateTable('guest').set(account).where('id', '=', guest).compile();
      await writes.add({ query, changes: 1 });
      return { ...data, ...account, id: guest };
    }
    const made = { ...account, id: newId(), name: guestName(), created_at: now() };
    await writes.add({ query: db.insertInto('guest').values(made).compile() });
    return { ...data, ...made };
  }

  async function createSession(data: Fields): Promise<Fields> {
    const token = newToken();
    const device = deviceWords(String(data.device ?? ''));
    const row = { hash: sha256(token), guest_id: data.guest_id, created_at: now(), seen_at: now(), device };
    await writes.add({ query: db.insertInto('session').values(row).compile() });
    return ended(row, token);
  }

  const adapter = (column: (asked: { model: string; field: string }) => string): CustomAdapter => ({
    async create<T extends Fields>({ model, data }: { model: string; data: T }): Promise<T> {
      if (model === 'guest') return (await createUser(data)) as T;
      if (model === 'session') return (await createSession(data)) as T;
      await writes.add({ query: db.insertInto(model).values(data).compile() });
      return data;
    },
    async findOne<T>({ model, where }: { model: string; where: Where }): Promise<T | null> {
      return ((await rows(model, where, 1))[0] ?? null) as T | null;
    },
    async findMany<T>(asked: {
      model: string;
      where?: Where;
      limit: number;
      sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined;
    }): Promise<T[]> {
      const { model, where, limit, sortBy } = asked;
      // Alone of all names this one comes as the library calls it.
      const sort = sortBy && { ...sortBy, field: column({ model, field: sortBy.field }) };
      return (await rows(model, where, limit, sort)) as T[];
    },
    async update<T>({ model, where, update }: { model: string; where: Where; update: T }): Promise<T | null> {
      const [row] = await rows(model, where, 1);
      if (row === undefined) return null;
      await change(model, where, update as Fields);
      return { ...row, ...update } as T;
    },
    async updateMany({ model, where, update }) {
      const found = await rows(model, where, 1000);
      await change(model, where, update);
      return found.length;
    },
    async delete({ model, where }) {
      await remove(model, where);
    },
    async deleteMany({ model, where }) {
      const found = await rows(model, where, 1000);
      await remove(model, where);
      return found.length;
    },
    async consumeOne<T>({ model, where }: { model: string; where: Where }): Promise<T | null> {
      const [row] = await rows(model, where, 1);
      if (row === undefined) return null;
      // Whoever takes it away first has it: the others' whole write is a conflict.
      await remove(model, where, 1);
      return row as T;
    },
    async count({ model, where }) {
      return (await rows(model, where, 1000)).length;
    },
  });
  return createAdapterFactory({
    config: {
      adapterId: 'backlot',
      supportsBooleans: false,
      supportsNumericIds: false,
      customTransformInput: ({ data }) => (data instanceof Date ? data.getTime() : (data as unknown)),
      customTransformOutput: ({ data, fieldAttributes }) =>
        fieldAttributes.type === 'date' && data !== null && data !== undefined
          ? new Date(Number(data))
          : (data as unknown),
    },
    adapter: ({ getFieldName }) => adapter(getFieldName),
  });
}
