// A server whose clock stands until its parent says by how much it goes on. Started by house-of-time.ts.
import { createServer, readConfig } from '../packages/server/dist/index.js';

let now = Date.now();
const server = await createServer(readConfig(process.env), { now: () => now });
const address = await server.app.listen({ host: '127.0.0.1', port: 0 });

/** Lets so many milliseconds go by, and does what was due then. */
async function pass(ms) {
  now += ms;
  await server.services.jobs.runDue();
  process.send('passed');
}

process.on('message', ms => void pass(ms));
process.once('disconnect', () => void server.close().finally(() => process.exit()));
process.send(address);
