import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CommitsApart } from '../src/store/commits.ts';
import { LibsqlDatabase } from '../src/store/driver.ts';
import { Conflict, Lost, storeFailure } from '../src/store/errors.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { atEnd, folder } from './stage.ts';

const guest = ({ db }: Store, id: string, name = 'Ann') => ({
  query: db.insertInto('guest').values({ id, name, created_at: 1_700_000_000_000 }).compile(),
});
const names = async ({ db }: Store) =>
  (await db.selectFrom('guest').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('commits in a thread of their own', () => {
  it('are seen at once, also by whoever opens the folder later', async () => {
    const dataDir = folder();
    const store = await openStore({ dataDir, apart: true });
    await Promise.all(['a', 'b', 'c'].map(id => store.writer.write([guest(store, id)])));
    expect(await names(store)).toEqual(['a', 'b', 'c']);
    await store.close();
    const again = await openStore({ dataDir });
    atEnd(() => again.close());
    expect(await names(again)).toEqual(['a', 'b', 'c']);
  });

  it('are whole or not at all, and a bad one fails alone', async () => {
    const store = await openStore({ dataDir: folder(), apart: true });
    atEnd(() => store.close());
    const none = { query: store.db.deleteFrom('guest').where('id', '=', 'nobody').compile(), changes: 1 };
    const ended = await Promise.allSettled([
      store.writer.write([guest(store, 'a')]),
      store.writer.write([guest(store, 'b'), guest(store, 'a')]),
      store.writer.write([guest(store, 'c'), none]),
      store.writer.write([guest(store, 'd', 'a\0b')]),
      store.writer.write([{ query: { ...guest(store, 'e').query, parameters: [() => 'e'] } }]),
      store.writer.write([guest(store, 'f')]),
    ]);
    expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    const [, twice, unchanged, nul, uncopied] = ended.map(one => (one as { reason?: Error }).reason);
    expect(twice).toBeInstanceOf(Conflict);
    expect(unchanged).toBeInstanceOf(Conflict);
    expect(nul?.message).toBe("parameter 2: a text with a NUL can't be stored");
    expect(uncopied?.name).toBe('DataCloneError');
    expect(await names(store)).toEqual(['a', 'f']);
  });

  it('keep the code of what went wrong', async () => {
    const file = new LibsqlDatabase(join(folder(), 'a.db'));
    file.exec('create table t (a)');
    atEnd(() => file.close());
    const [{ file: path }] = file.pragma('database_list') as [{ file: string }];
    const commits = new CommitsApart({ path, patienceMs: 1, checkpointPages: 1000 }, () => undefined);
    atEnd(() => commits.close());
    file.exec('begin immediate');
    const insert = { sql: 'insert into t values (1)', parameters: [], changes: 1 };
    await expect(commits.run([insert])).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    file.exec('rollback');
    await commits.run([insert]);
    expect(file.prepare('select a from t').all([])).toEqual([{ a: 1 }]);
  });

  it('say that nobody knows where the thread ends in the middle, and go on in another one', async () => {
    const settings = { path: '', patienceMs: 1, checkpointPages: 1000 };
    const commits = new CommitsApart(settings, () => undefined, {
      filename: new URL('./dying-worker.mjs', import.meta.url).href,
      execArgv: [],
    });
    atEnd(() => commits.close());
    const lost = await commits
      .run([{ sql: 'die', parameters: [], changes: undefined }])
      .catch(error => error);
    expect(lost).toBeInstanceOf(Lost);
    expect(storeFailure(lost)).toMatchObject({
      code: 'storage',
      message: /^It is not known whether this was stored/,
    });
    await commits.run([{ sql: 'live', parameters: [], changes: undefined }]);
  });
});
