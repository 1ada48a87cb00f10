import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { searchChance } from '@backlot/engine';
import type { Update } from '@backlot/protocol';
import { expect, it } from 'vitest';
import { ServerProcess } from '../test/process.ts';
import { anyMove, folder, key } from '../test/stage.ts';

/** Comes with every Linux. */
const PRLIMIT = 'prlimit';

/** How large the files of a process may get, in bytes: the nearest thing to a full disk without being root. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync(PRLIMIT, ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}
const able = spawnSync(PRLIMIT, ['--version']).status === 0;

/** One browser over real HTTP. */
class Client {
  address: string;
  #cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async call(path: string, body?: unknown) {
    const json = body !== undefined && { 'content-type': 'application/json' };
    const response = await fetch(`${this.address}/api${path}`, {
      headers: { cookie: this.#cookie, ...json },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return { status: response.status, body: await response.json() };
  }
}

it.skipIf(!able && process.env.CI === undefined)(
  'a server whose disk takes no more says so, keeps all it acknowledged, and goes on when there is room',
  async () => {
    const dir = folder();
    const server = new ServerProcess({ DATA_DIR: dir, LOG_LEVEL: 'fatal' });
    const client = new Client(await server.address());
    await client.call('/me');
    const seats = [{ kind: 'me' }, { kind: 'local', name: 'Ann' }];
    const wanted = () => ({ key: key(), title: 'melies', seats, visibility: 'unlisted' });
    const { id } = (await client.call('/tables', wanted())).body;
    const view = async (seat = 0) => (await client.call(`/tables/${id}/view?seat=${seat}`)).body as Update;
    const before = await view();
    const { turn = -1, seq } = before;
    const [table, move] = [wanted(), anyMove(await view(turn), searchChance(1))];
    const play = { seat: turn, seq, key: key(), move };
    const both = async () => [
      await client.call('/tables', table),
      await client.call(`/tables/${id}/moves`, play),
    ];

    limitFiles(server.pid, statSync(join(dir, 'backlot.db-wal')).size);
    for (let tries = 0; tries < 3; tries++) {
      for (const { status, body } of await both()) {
        expect([status, body.code]).toEqual([503, 'storage']);
        expect(body.detail).toMatch(/^Nothing was stored, because the disk of the data folder/);
      }
    }
    expect(await view()).toEqual(before);
    expect((await client.call('/tables')).body).toHaveLength(1);

    limitFiles(server.pid, 'unlimited');
    const [made, played] = await both();
    expect([made?.status, played?.status, played?.body.seq]).toEqual([201, 200, seq + 1]);
    // What was acknowledged outlives a process that is killed.
    await server.end('SIGKILL');
    client.address = await new ServerProcess({ DATA_DIR: dir }).address();
    expect((await view()).seq).toBe(seq + 1);
    expect((await client.call('/tables')).body).toHaveLength(2);
  },
);
