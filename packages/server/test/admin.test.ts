import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCommand, USAGE } from '../src/admin/command.ts';
import { Browser, folder, INVITE, key, ME, start } from './stage.ts';

const MAIN = fileURLToPath(new URL('../src/admin.ts', import.meta.url));

const admin = (env: Record<string, string>, ...args: string[]) => {
  const node = ['--conditions=source', '--import=tsx', MAIN, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** A host, a friend who sits, and two who watch, at one public table. */
async function house(dir = folder()) {
  const server = await start(dir);
  const [host, friend, watcher, pest] = [
    await Browser.arrive(server),
    await Browser.arrive(server),
    await Browser.arrive(server),
    await Browser.arrive(server),
  ];
  const { id } = await host.open([ME, INVITE], { visibility: 'public' });
  await friend.post(`/api/tables/${id}/sit`, {});
  const say = (browser: Browser, text: string) =>
    browser.post(`/api/tables/${id}/chat`, { key: key(), text });
  return { server, dir, id, host, friend, watcher, pest, say };
}

describe('a line of chat', () => {
  it('is reported as it was said, also that of somebody who only watches, by whoever can read it', async () => {
    const { server, id, host, friend, watcher, pest, say } = await house();
    await say(friend, 'You play like an egg');
    await say(watcher, 'Good evening');
    await say(pest, 'Buy my eggs');
    const report = (browser: Browser, line: number) =>
      browser.post('/api/reports', { table: id, line, reason: 'spam', text: 'see there' });
    expect((await report(host, 1)).status).toBe(204);
    expect((await report(watcher, 2)).status).toBe(204);
    // Nobody reports itself, a line that is not there, or one of the other room.
    for (const [browser, line] of [
      [friend, 1],
      [host, 2],
      [watcher, 3],
    ] as const) {
      expect((await report(browser, line)).body.code).toBe('not-found');
    }
    const hidden = await host.open([ME, INVITE], { visibility: 'private' });
    await host.post(`/api/tables/${hidden.id}/chat`, { key: key(), text: 'Anybody?' });
    const elsewhere = { table: hidden.id, line: 1, reason: 'other' };
    expect((await pest.post('/api/reports', elsewhere)).body.code).toBe('not-found');
    const rows = await server.services.store.reports.list(false, 10);
    expect(rows).toMatchObject([
      { about_id: friend.me.id, seat: 1, message: 'You play like an egg', room: 'players', line: 1 },
      { about_id: pest.me.id, seat: -1, message: 'Buy my eggs', room: 'watchers', line: 2, closed_at: null },
    ]);
  });

  it('is enough to keep off whoever said it: nothing more is read of them, and they get no seat', async () => {
    const { id, watcher, pest, say } = await house();
    await say(pest, 'Buy my eggs');
    expect((await watcher.post('/api/me/blocks', { table: id, line: 1 })).status).toBe(204);
    expect((await watcher.get('/api/me/profile')).body.blocked).toMatchObject([{ id: pest.me.id }]);
    await say(pest, 'Eggs!');
    expect((await watcher.get(`/api/tables/${id}/chat`)).body.lines).toEqual([]);
    const own = await watcher.open([ME, INVITE], { visibility: 'public' });
    expect((await pest.post(`/api/tables/${own.id}/sit`, {})).body.code).toBe('blocked');
    const both = { table: id, line: 1, seat: 0 };
    expect((await watcher.post('/api/me/blocks', both)).body.code).toBe('malformed');
  });
});

describe('npm run admin', () => {
  it('lists reports and closes them while the server runs, and what people wrote steers no terminal', async () => {
    const { server, dir, id, host, friend, say } = await house();
    await say(friend, 'You play like an egg');
    await host.post('/api/reports', { table: id, line: 1, reason: 'insult', text: 'twice\n\u001b[2J\u202e' });
    await host.post('/api/reports', { table: id, seat: 1, reason: 'name' });
    const env = { DATA_DIR: dir };
    const { status, stdout } = admin(env, 'reports');
    expect(status).toBe(0);
    const [first = '', second = ''] = stdout.trimEnd().split('\n\n');
    expect(first).toMatch(/^\S{12} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}insult\n/);
    expect(first).toContain(
      `about ${friend.me.name} (${friend.me.id}), seat 2 of table ${id}; reported 2 times`,
    );
    expect(first).toContain(`by    ${host.me.name}`);
    expect(first).toContain('said  You play like an egg');
    expect(first).toMatch(/says {2}twice \[2J$/);
    expect(second).toMatch(/name\n/);
    expect(second).not.toMatch(/said|says|done/);
    expect(stdout).not.toContain('\u001b');

    const report = first.slice(0, 12);
    expect(admin(env, 'close', report, 'Talked', 'to', 'them').stdout).toBe(`${report} is closed.\n`);
    expect(admin(env, 'reports').stdout).not.toContain(report);
    expect(admin(env, 'reports', '--all').stdout).toMatch(/done {2}\d{4}-.* Talked to them/);
    const again = admin(env, 'close', report);
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('no open report')]);
    // The server has gone on meanwhile.
    expect((await say(host, 'Peace')).status).toBe(201);
    await server.services.store.writer.idle();
  }, 60_000);

  it('says in one line what is wrong with the place, and how it is used', () => {
    const empty = folder();
    expect(admin({ DATA_DIR: empty }, 'reports')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^there is no database in .*\n$/),
    });
    expect(admin({ DATA_DIR: empty }, 'dance')).toMatchObject({ status: 1, stderr: `${USAGE}\n` });
    for (const line of [
      '',
      'close',
      'close --all',
      'reports all',
      'reports --days 3',
      'ban',
      'ban one two',
      'ban one --days',
      'ban one --for 3',
      'unban',
      'unban one two',
      'unban one --days 3',
      'bans --all',
      'bans one',
      'people',
    ]) {
      expect(readCommand(line.split(' ').filter(Boolean)), line).toBeUndefined();
    }
  }, 60_000);

  it('keeps people away beside the running server, also those whose ids look like options', async () => {
    const { server, dir, pest, say } = await house();
    const odd = '-all_0-123456789';
    await server.services.store.guests.add({ id: odd, name: 'Odd', created_at: 0 }, 'hash of odd');
    const env = { DATA_DIR: dir };
    const told = admin(env, 'ban', pest.me.id, '--days', '3', '--reason', 'Eggs\u001b[2J for sale');
    expect(told.stdout).toMatch(/ is banned until .* UTC: Eggs \[2J for sale\.\n$/);
    expect((await say(pest, 'Eggs!')).body).toMatchObject({ code: 'banned' });
    expect(admin(env, 'ban', odd).stdout).toBe(`Odd (${odd}) is banned for good.\n`);
    expect(admin(env, 'bans').stdout.trimEnd().split('\n')).toHaveLength(2);
    await server.services.store.writer.idle();
  }, 60_000);
});
