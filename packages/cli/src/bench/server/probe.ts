// Loaded into a server that is measured, ours or another: says how large its heap is when the benchmark asks.
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which finalizers have run, and answers that were on their way are gone. */
const REST = 500;

process.on('message', async () => {
  globalThis.gc?.();
  await pause(REST);
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
