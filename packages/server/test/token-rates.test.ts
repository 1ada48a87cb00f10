import { describe, expect, it } from 'vitest';
import { TokenRates } from '../src/api-tokens/token-rates.ts';
import { openStore } from '../src/store/store.ts';
import { atEnd, folder } from './stage.ts';

const MINUTE = 60_000;

/** Two processes on one store, a hundred requests a minute for a token, and a clock that is turned by hand. */
async function stage() {
  const store = await openStore({ dataDir: folder() });
  atEnd(() => store.close());
  const clock = { now: 1_800_000_000_000 };
  let writes = 0;
  let broken = false;
  const writer = {
    async write(statements: Parameters<typeof store.writer.write>[0]) {
      writes++;
      if (broken) throw new Error('the disk is full');
      await store.writer.write(statements);
    },
  };
  const around = { store: { tallies: store.tallies, writer } as never, now: () => clock.now, rate: 100 };
  const processes = [new TokenRates(around), new TokenRates(around)] as const;
  const warnings: string[] = [];
  const log = { warn: (_about: unknown, text: string) => void warnings.push(text) };
  return {
    clock,
    warnings,
    written: () => writes,
    breakDown: () => {
      broken = true;
    },
    take: (process: 0 | 1, token = 'a') => processes[process].take(token, log as never),
    /** Asks both processes twice a second for a minute; how many were let through. */
    async minute() {
      let through = 0;
      for (let half = 0; half < 120; half++) {
        for (const process of processes) if (await process.take('a', log as never)) through++;
        clock.now += MINUTE / 120;
      }
      return through;
    },
  };
}

describe('a token', () => {
  it('may send as much to all processes together as to one, and costs a write for a lot', async () => {
    const { minute, take, written } = await stage();
    // Twenty lots of five, and two for what may come at once. One more is asked for in vain by each process.
    expect(await minute()).toBe(110);
    expect(written()).toBeLessThanOrEqual(24);
    expect(await take(0, 'another')).toBe(true);
    const before = written();
    const next = await minute();
    expect(next).toBeGreaterThanOrEqual(100);
    expect(next).toBeLessThanOrEqual(110);
    expect(written() - before).toBeLessThanOrEqual(24);
  });

  it('that floods is refused without a write, of many at once also', async () => {
    const { take, written } = await stage();
    const flood = async () => (await Promise.all(Array.from({ length: 50 }, () => take(0)))).filter(Boolean);
    expect(await flood()).toHaveLength(10);
    expect(written()).toBe(2);
    expect(await flood()).toHaveLength(0);
    expect(written()).toBe(2);
  });

  it('is let through by each process alone while nothing can be stored, which is logged', async () => {
    const { minute, breakDown, warnings } = await stage();
    breakDown();
    expect(await minute()).toBeGreaterThan(150);
    expect(new Set(warnings)).toEqual(new Set(['what a token sends is counted by this process alone']));
  });
});
