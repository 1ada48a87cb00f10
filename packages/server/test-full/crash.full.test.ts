import { type Game, searchChance } from '@backlot/engine';
import { createMelies } from '@backlot/melies';
import type { Ack, NewTable, TableInfo, Update } from '@backlot/protocol';
import { parseRecord, verifyRecord } from '@backlot/table';
import { expect, it } from 'vitest';
import { ServerProcess } from '../test/process.ts';
import { anyMove, folder } from '../test/stage.ts';

const KILLS = 50;

type Sent = { readonly seat: number; readonly seq: number; readonly key: string; readonly move: string };

/** One browser over real HTTP. */
class Client {
  address = '';
  cookie = '';

  async call<T>(path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] as string;
    const answer: unknown = await response.json();
    if (!response.ok) throw Object.assign(new Error(JSON.stringify(answer)), { answer });
    return answer as T;
  }

  view(table: string, seat: number): Promise<Update> {
    return this.call(`/tables/${table}/view?seat=${seat}`);
  }
}

/** Every move that stands, by its row, as the two people's seats see them. */
async function standing(
  client: Client,
  table: string,
): Promise<Map<number, { seat: number; move: string | undefined }>> {
  const rows = new Map<number, { seat: number; move: string | undefined }>();
  for (const seat of [0, 1]) {
    const { steps } = await client.view(table, seat);
    expect(new Set(steps.map(step => step.seq)).size).toBe(steps.length);
    for (const step of steps) {
      if (step.seat === seat) rows.set(step.seq, { seat, move: step.move });
    }
  }
  return rows;
}

it(`keeps every acknowledged move, once, through ${KILLS} kills in the middle of play`, async () => {
  const dir = folder();
  const chance = searchChance(1902);
  const client = new Client();
  let server = new ServerProcess({ DATA_DIR: dir });
  client.address = await server.address();
  await client.call('/me');

  let keys = 0;
  const key = () => `crash-key-${++keys}`;
  const wanted = (): NewTable => ({
    key: key(),
    title: 'melies',
    variant: {},
    visibility: 'private',
    seats: [{ kind: 'me' }, { kind: 'local', name: 'Ann' }, { kind: 'bot', level: 'random' }],
  });
  let table = (await client.call<TableInfo>('/tables', wanted())).id;
  /** Acknowledged moves of the running table: row -> what was sent. */
  let acked = new Map<number, Sent>();
  let finished = 0;

  /** The next move of a person; opens a new table where a game has ended, and checks the old one's record. */
  const next = async (): Promise<Sent> => {
    for (;;) {
      const { turn, seq, status } = await client.view(table, 0);
      if (status === 'ended') {
        const record = parseRecord(await client.call(`/tables/${table}/record`));
        expect(verifyRecord(record, () => createMelies() as unknown as Game)).toMatchObject({ ok: true });
        finished++;
        table = (await client.call<TableInfo>('/tables', wanted())).id;
        acked = new Map();
      } else if (turn === 0 || turn === 1) {
        return { seat: turn, seq, key: key(), move: anyMove(await client.view(table, turn), chance) };
      } else await new Promise(resolve => setTimeout(resolve, 2));
    }
  };
  const send = (sent: Sent) => client.call<Ack>(`/tables/${table}/moves`, sent);

  for (let kill = 0; kill < KILLS; kill++) {
    for (let moves = chance(8); moves > 0; moves--) {
      const sent = await next();
      acked.set((await send(sent)).seq, sent);
    }
    const last = await next();
    // Two kinds in turn: right after the acknowledgement, and with the move under way.
    const under = kill % 2 === 1;
    if (under) {
      const flight = send(last).then(
        ack => acked.set(ack.seq, last),
        () => undefined,
      );
      await new Promise(resolve => setTimeout(resolve, chance(6)));
      await server.end('SIGKILL');
      await flight;
    } else {
      acked.set((await send(last)).seq, last);
      await server.end('SIGKILL');
    }

    server = new ServerProcess({ DATA_DIR: dir });
    client.address = await server.address();
    const before = await standing(client, table);
    for (const [seq, { seat, move }] of acked) expect(before.get(seq)).toEqual({ seat, move });
    // The client can't know whether it was stored: it sends it again under its key.
    const again = await send(last);
    acked.set(again.seq, last);
    expect(again.seq).toBe(last.seq + 1);
    const after = await standing(client, table);
    expect([...after.keys()].sort((a, b) => a - b)).toEqual([...acked.keys()].sort((a, b) => a - b));
    for (const [seq, { seat, move }] of acked) expect(after.get(seq)).toEqual({ seat, move });
  }
  console.log(`${KILLS} kills, ${keys} keys, ${finished} games played to their end`);
});
