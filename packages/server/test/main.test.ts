import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, configTable, readConfig } from '../src/config.ts';
import { Page } from './page.ts';
import { ServerProcess } from './process.ts';
import { atEnd, folder } from './stage.ts';

/** What stands below the table of settings. */
const said = ({ output }: ServerProcess) => output.trim().split('\n').at(-1);

describe('the server as a program', () => {
  it('prints its settings and its address, serves, and stops in order at SIGTERM', async () => {
    const dir = folder();
    const server = new ServerProcess({ DATA_DIR: dir, HOST: '127.0.0.1' });
    const address = await server.address();
    expect(server.output).toMatch(new RegExp(`DATA_DIR +${dir} +folder of the database`));
    const response = await fetch(`${address}/api/me`);
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    const page = await Page.open(address, cookie);
    const second = new ServerProcess({ DATA_DIR: dir });
    expect(await second.ended).toBe(1);
    expect(said(second)).toMatch(
      new RegExp(`in use by another server \\(process ${server.pid}\\): stop that one, or set DATA_DIR`),
    );
    const ended = server.end('SIGTERM');
    await page.hear('closing');
    expect(await ended).toBe(0);
  });

  it('says in one line that the port is in use', async () => {
    const blocker = createServer();
    await new Promise<void>(resolve => blocker.listen(0, '127.0.0.1', resolve));
    atEnd(() => blocker.close());
    const { port } = blocker.address() as { port: number };
    const server = new ServerProcess({ DATA_DIR: folder(), PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(said(server)).toBe(`port ${port} is in use: stop the other program, or set PORT to another port`);
  });

  it('says in one line what is wrong with the data folder, a setting or an option', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const [bad, setting, option] = [
      new ServerProcess({ DATA_DIR: file }),
      new ServerProcess({ DATA_DIR: folder(), PORT: 'many' }),
      new ServerProcess({ DATA_DIR: folder() }, ['--wan']),
    ] as const;
    expect(await Promise.all([bad.ended, setting.ended, option.ended])).toEqual([1, 1, 1]);
    expect(said(bad)).toContain(`the data folder ${file} can't be made`);
    expect(setting.output.trim()).toBe('PORT is "many", but must be a whole number from 0 to 65535');
    expect(option.output.trim()).toBe('--wan is no option here: there is only --lan');
  });
});

function caught(act: () => unknown): ConfigError {
  try {
    act();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('no setting was refused');
}

describe('settings', () => {
  it('have defaults, and every bad one is named at once', () => {
    expect(readConfig({})).toMatchObject({ port: 8088, host: '127.0.0.1', botPauseMs: 600 });
    const bad = { PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes', ALLOWED_ORIGINS: 'here', HOST: ' ' };
    const lines = caught(() => readConfig(bad)).message.split('\n');
    expect(lines.map(line => line.split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
  });

  it('stand in a table, one a line', () => {
    const table = configTable(
      readConfig({ PORT: '9000', ALLOWED_ORIGINS: 'https://a.example, https://b.example/x' }),
    );
    expect(table).toMatch(/^ {2}PORT +9000 +port to listen on/m);
    expect(table).toMatch(/^ {2}ALLOWED_ORIGINS +https:\/\/a\.example,https:\/\/b\.example +further/m);
  });

  it('never show a password of the database, whatever stands in it', () => {
    const plain = 'postgres://ann:***@db.example:5432/backlot';
    for (const [url, shown] of [
      ['postgres://ann:secret@db.example:5432/backlot', plain],
      ['postgres://ann:s%40secret@db.example:5432/backlot', plain],
      ['postgres://ann:at@secret@db.example:5432/backlot', plain],
      ['postgres://ann:secret:secret@db.example:5432/backlot', plain],
      ['postgres://a@b:se@cret:secret@db.example/backlot', 'postgres://a%40b:***@db.example/backlot'],
      [
        'postgres://ann@db.example/d?password=secret&sslmode=require',
        'postgres://ann@db.example/d?password=***&sslmode=require',
      ],
      ['postgres://ann:secret@/d?host=/run/postgresql', 'postgres://ann:***@/d?host=/run/postgresql'],
      ['postgres://db.example/backlot', 'postgres://db.example/backlot'],
    ] as const) {
      const line = configTable(readConfig({ DATABASE_URL: url }))
        .split('\n')
        .find(row => row.includes('DATABASE_URL'));
      expect(line).toContain(` ${shown} `);
      expect(line).not.toContain('secret');
    }
    // Where the password can't be told from the rest the address is refused, and nothing of it is shown.
    for (const bad of ['ann:12/secret', 'ann:12?secret', 'ann:12#secret', 'ann:a/secret', 'ann:s@a/secret']) {
      const error = caught(() => readConfig({ DATABASE_URL: `postgres://${bad}@db.example/backlot` }));
      expect(error.message).toMatch(
        /^DATABASE_URL is "postgres:\/\/\*\*\*", but must be .* %2F %3F %23 %40$/,
      );
    }
    expect(caught(() => readConfig({ DATABASE_URL: 'mysql://ann:secret@h/d' })).message).not.toContain(
      'secret',
    );
  });
});
