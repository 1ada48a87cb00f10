// Loaded into a server that is measured, ours or another: says how large its heap is when the benchmark asks.
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which finalizers have run, and answers that were on their way are gone. */
const REST = 500;

async function heap(): Promise<number> {
  globalThis.gc?.();
  await pause(REST);
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

process.on('message', () => {
  void heap().then(bytes => process.send?.(bytes));
});
