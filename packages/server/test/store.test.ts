import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Failure } from '../src/problem.ts';
import { LibsqlDatabase } from '../src/store/driver.ts';
import { StoreError, storeFailure } from '../src/store/errors.ts';
import { openSqlite } from '../src/store/open-sqlite.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { jobsContract } from './jobs-contract.ts';
import { migrationsContract } from './migrations-contract.ts';
import { noticesContract } from './notices-contract.ts';
import { peopleContract } from './people-contract.ts';
import { atEnd, fileOf, folder, start } from './stage.ts';
import { storeContract } from './store-contract.ts';

async function opened(dir = folder()): Promise<Store> {
  const store = await openStore({ dataDir: dir });
  atEnd(() => store.close());
  return store;
}

const guest = (id: string, name = 'Ann') => ({ id, name, created_at: 1_700_000_000_000 });
const insert = ({ db }: Store, id: string, name?: string) => ({
  query: db.insertInto('guest').values(guest(id, name)).compile(),
});
const names = async ({ db }: Store) =>
  (await db.selectFrom('guest').select('id').orderBy('id').execute()).map(g => g.id);

describe('the driver', () => {
  const file = () => {
    const database = new LibsqlDatabase(join(folder(), 'a.db'));
    atEnd(() => database.close());
    database.exec('create table t (a, b bigint)');
    return database;
  };

  it('throws a TypeError for what would end the process or be stored as something else', () => {
    const write = file().prepare('insert into t values (?, ?)');
    for (const bad of [
      true,
      false,
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      {},
      [],
      new Date(),
      Symbol('s'),
      'a\0b',
    ]) {
      expect(() => write.run([1, bad])).toThrow(TypeError);
    }
    expect(() => write.run([1, true])).toThrow("parameter 2: a boolean can't be stored");
  });

  it('gives back what it was given', () => {
    const database = file();
    const millis = 1_796_054_383_985;
    const values = [0, -1.5, millis, 'Méliès 🎬', '', null, Uint8Array.of(0, 1, 255)];
    for (const value of values) database.prepare('insert into t values (?, 0)').run([value]);
    const rows = database.prepare('select a from t order by rowid').all([]) as { a: unknown }[];
    expect(rows.map(row => row.a)).toEqual(values);
    database.prepare('insert into t values (1, ?)').run([2n ** 40n]);
    expect(database.prepare('select b from t where a = 1').all([])).toEqual([{ b: 2 ** 40 }]);
  });
});

storeContract(async () => ({ dataDir: folder() }));
jobsContract(async () => ({ dataDir: folder() }));
peopleContract(async () => ({ dataDir: folder() }));
noticesContract(async () => ({ dataDir: folder() }));
migrationsContract(async () => ({ dataDir: folder() }));

describe('the writer on SQLite', () => {
  it('answers a full disk with a storage problem, stores nothing, and recovers by itself', async () => {
    const store = await opened();
    const [row] = fileOf(store).pragma('page_count') as [{ page_count: number }];
    fileOf(store).pragma(`max_page_count = ${row.page_count}`);
    const big = 'x'.repeat(200_000);
    const failed = await Promise.allSettled(
      ['a', 'b'].map(id => store.writer.write([insert(store, id, big)])),
    );
    for (const one of failed) {
      const { reason } = one as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(Failure);
      expect([reason.code, reason.problem.status]).toEqual(['storage', 503]);
      expect(reason.message).toContain('full');
    }
    expect(await names(store)).toEqual([]);
    fileOf(store).pragma('max_page_count = 1000000');
    await store.writer.write([insert(store, 'a', big)]);
    expect(await names(store)).toEqual(['a']);
  });

  it('answers a folder that became read-only with a storage problem, and recovers by itself', async () => {
    const store = await opened();
    fileOf(store).pragma('query_only = 1');
    await expect(store.writer.write([insert(store, 'a')])).rejects.toMatchObject({
      code: 'storage',
      message: /can't be written/,
    });
    fileOf(store).pragma('query_only = 0');
    await store.writer.write([insert(store, 'a')]);
    expect(await names(store)).toEqual(['a']);
  });
});

describe('errors of the system', () => {
  it('become storage problems with what to do', () => {
    for (const code of [
      'ENOSPC',
      'EROFS',
      'EACCES',
      'EIO',
      'SQLITE_IOERR_WRITE',
      'SQLITE_CANTOPEN',
      'SQLITE_CORRUPT',
      '53100',
      '53300',
      '25006',
      '57P01',
      '08006',
    ]) {
      expect(storeFailure(Object.assign(new Error(code), { code }))).toMatchObject({ code: 'storage' });
    }
    const other = new Error('other');
    expect(storeFailure(other)).toBe(other);
  });
});

describe('the data folder', () => {
  it('is made with its parents, and keeps what was stored', async () => {
    const dir = join(folder(), 'deep', 'down');
    const first = await openStore({ dataDir: dir });
    await first.writer.write([insert(first, 'a')]);
    await first.close();
    expect(await names(await opened(dir))).toEqual(['a']);
  });

  it('belongs to one server alone, until that one ends', async () => {
    const dir = folder();
    const first = await openStore({ dataDir: dir });
    await expect(openStore({ dataDir: dir })).rejects.toThrow(
      new RegExp(`in use by another server \\(process ${process.pid}\\)`),
    );
    await first.writer.write([insert(first, 'a')]);
    await first.close();
    expect(await names(await opened(dir))).toEqual(['a']);
  });

  it('left behind by a process that was killed is taken over', async () => {
    const dir = folder();
    await (await openStore({ dataDir: dir })).close();
    // What a killed process leaves: its number, and a lock file that nobody holds.
    writeFileSync(join(dir, 'backlot.pid'), '1\n');
    await opened(dir);
    expect(readFileSync(join(dir, 'backlot.pid'), 'utf8').trim()).toBe(String(process.pid));
  });

  it("that can't be made is named in one line", async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    for (const dir of [file, join(file, 'below'), '/proc/backlot-data']) {
      const error = await openStore({ dataDir: dir }).then(
        () => undefined,
        (error: unknown) => error as Error,
      );
      expect(error).toBeInstanceOf(StoreError);
      expect(error?.message).toContain(dir);
      expect(error?.message).not.toContain('\n');
    }
  });

  it('with a damaged database is refused, and left as it is', async () => {
    const dir = folder();
    const path = join(dir, 'backlot.db');
    writeFileSync(path, 'no database '.repeat(1000));
    await expect(openStore({ dataDir: dir })).rejects.toThrow(/damaged: restore a copy/);
    expect(readFileSync(path, 'utf8')).toBe('no database '.repeat(1000));
  });

  it('with a database that is a folder is refused', async () => {
    const dir = folder();
    mkdirSync(join(dir, 'backlot.db'));
    await expect(openStore({ dataDir: dir })).rejects.toThrow(StoreError);
  });

  it('of a newer version is refused, and left as it is', async () => {
    const dir = folder();
    const { db, close } = await openSqlite(dir, () => undefined);
    const newer = { name: '9999-later', timestamp: new Date().toISOString() };
    await db
      .insertInto('kysely_migration' as never)
      .values(newer as never)
      .execute();
    await close();
    await expect(openStore({ dataDir: dir })).rejects.toThrow(/newer Backlot/);
    await expect(openStore({ dataDir: dir })).rejects.toThrow(/newer Backlot/);
  });

  it('writes ahead and syncs every commit', async () => {
    const file = fileOf(await opened());
    expect(file.pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    expect(file.pragma('synchronous')).toMatchObject([{ synchronous: 2 }]);
    expect(file.pragma('foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
  });
});

it('the server forgets the answers to requests of 30 days ago', async () => {
  let now = 1_800_000_000_000;
  const { services } = await start(undefined, {}, { now: () => now });
  const { store, jobs } = services;
  const answer = { scope: 's', key: 'k', request: 'r', answer: 'a', at: now };
  await store.writer.write([store.writes.answer(answer)]);
  await jobs.runDue();
  now += 29 * 86_400_000;
  await jobs.runDue();
  expect(await store.tables.answered('s', 'k')).toEqual({ request: 'r', answer: 'a' });
  now += 2 * 86_400_000;
  await jobs.runDue();
  expect(await store.tables.answered('s', 'k')).toBeUndefined();
});
