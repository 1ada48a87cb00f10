import { networkInterfaces } from 'node:os';
import { type Config, ConfigError, configTable, readConfig } from './config.ts';
import type { Server } from './server.ts';
import { codeOf, StoreError } from './store/errors.ts';

/** Ends the process with one line that says what to do. */
function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function settings(args: readonly string[]): Config {
  const unknown = args.find(arg => arg !== '--lan');
  if (unknown !== undefined) giveUp(`${unknown} is no option here: there is only --lan`);
  try {
    const config = readConfig(process.env);
    return args.includes('--lan') ? { ...config, host: '0.0.0.0' } : config;
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

async function opened(config: Config): Promise<Server> {
  try {
    const { createServer } = await import('./server.ts');
    return await createServer(config);
  } catch (error) {
    if (error instanceof StoreError) giveUp(error.message);
    throw error;
  }
}

async function listen({ app, close }: Server, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      giveUp(`port ${port} is in use: stop the other program, or set PORT to another port`);
    if (code === 'EACCES') giveUp(`port ${port} may not be used by this user: set PORT to one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      giveUp(`${host} is no address of this machine: mend HOST`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Where the page is found: on this machine, and by friends in the same network. */
function addresses(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = `Backlot is at http://${everywhere || host === '127.0.0.1' ? 'localhost' : host}:${port}/`;
  if (!everywhere) return local;
  const friends = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `for friends in your network: http://${address}:${port}/`);
  return [local, ...friends].join('\n');
}

const config = settings(process.argv.slice(2));
process.stdout.write(`${configTable(config)}\n`);
const server = await opened(config);
const port = await listen(server, config);
process.stdout.write(`${addresses(config.host, port)}\n`);
server.services.people
  .prepare()
  .catch(error => server.app.log.warn({ err: error }, 'the accounts library is not loaded yet'));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // A second signal ends at once: the store keeps what was acknowledged in any case.
    process.once(signal, () => process.exit(1));
    server.app.log.info({ signal }, 'stopping');
    server.close().then(
      () => process.exit(0),
      error => {
        server.app.log.error({ err: error }, 'not stopped cleanly');
        process.exit(1);
      },
    );
  });
}
