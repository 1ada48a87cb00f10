import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry, Server, State } from 'boardgame.io';
import { afterEach, describe, expect, it } from 'vitest';
import { SqliteStorage } from '../../src/bench/server/sqlite-storage.ts';

const folders: string[] = [];
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

async function opened(grouped: boolean) {
  const dir = mkdtempSync(join(tmpdir(), 'backlot-test-'));
  folders.push(dir);
  const storage = new SqliteStorage(join(dir, 'a.db'), grouped);
  await storage.connect();
  return storage;
}

const state = (seq: number) => ({ G: { seq }, _stateID: seq }) as unknown as State;
const entry = (seq: number) => ({ _stateID: seq, turn: 1 }) as unknown as LogEntry;
const about = (updatedAt: number) => ({ gameName: 'toy', updatedAt }) as unknown as Server.MatchData;
const ALL = { state: true, metadata: true, log: true, initialState: true } as const;

describe.each([false, true])("the storage of boardgame.io's server, commits shared: %s", grouped => {
  it('gives back what was stored last, with every entry of the log in order', async () => {
    const storage = await opened(grouped);
    await storage.createMatch('a', { initialState: state(0), metadata: about(0) });
    await storage.createMatch('b', { initialState: state(7), metadata: about(7) });
    for (const seq of [1, 2, 11])
      await Promise.all([
        storage.setState('a', state(seq), [entry(seq)]),
        storage.setMetadata('a', about(seq)),
      ]);
    expect(await storage.fetch('a', ALL)).toEqual({
      state: state(11),
      metadata: about(11),
      log: [entry(1), entry(2), entry(11)],
      initialState: state(0),
    });
    expect(await storage.fetch('b', { metadata: true })).toEqual({ metadata: about(7) });
    expect(await storage.fetch('b', { log: true, state: true })).toEqual({ state: state(7), log: [] });
    expect((await storage.listMatches()).sort()).toEqual(['a', 'b']);
  });

  it('has nothing of a match that is gone or never was', async () => {
    const storage = await opened(grouped);
    await storage.createMatch('a', { initialState: state(0), metadata: about(0) });
    await storage.setState('a', state(1), [entry(1)]);
    await storage.wipe('a');
    expect(await storage.fetch('a', ALL)).toEqual({ log: [] });
    expect(await storage.listMatches()).toEqual([]);
  });

  it('tells who asked when something could not be stored, and keeps what came before', async () => {
    const storage = await opened(grouped);
    await storage.createMatch('a', { initialState: state(0), metadata: about(0) });
    const twice = storage.createMatch('a', { initialState: state(1), metadata: about(1) });
    await expect(twice).rejects.toThrow('UNIQUE');
    expect(await storage.fetch('a', { state: true })).toEqual({ state: state(0) });
  });
});
