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

describe('settings', () => {
  it('have defaults, and every bad one is named at once', () => {
    expect(readConfig({})).toMatchObject({ port: 8088, host: '127.0.0.1', botPauseMs: 600 });
    const bad = { PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes', ALLOWED_ORIGINS: 'here', HOST: ' ' };
    const error = (() => {
      try {
        return readConfig(bad);
      } catch (error) {
        return error;
      }
    })();
    expect(error).toBeInstanceOf(ConfigError);
    const lines = (error as Error).message.split('\n');
    expect(lines.map(line => line.split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
  });

  it('stand in a table, one a line', () => {
    const table = configTable(
      readConfig({ PORT: '9000', ALLOWED_ORIGINS: 'https://a.example, https://b.example/x' }),
    );
    expect(table).toMatch(/^ {2}PORT +9000 +port to listen on/m);
    expect(table).toMatch(/^ {2}ALLOWED_ORIGINS +https:\/\/a\.example,https:\/\/b\.example +further/m);
  });
});
