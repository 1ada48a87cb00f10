import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDatabaseUrl, withoutPassword } from './store/database-url.ts';

/** Everything that may be set from outside; see SETTINGS for names, defaults and meanings. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Address of PostgreSQL; undefined for SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly webDir: string;
  readonly logLevel: LogLevel;
  readonly botPauseMs: number;
  readonly botBudgetMs: number;
  readonly botLimitMs: number;
  readonly botWorkers: number;
  readonly rateLimit: number;
  readonly trustProxy: boolean;
  readonly allowedOrigins: readonly string[];
  /** Where the page is found from outside, without a slash at the end; empty where that was not said. */
  readonly publicUrl: string;
  /** The mail server; empty for none. It may hold a password. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Whether webhooks may go to plain http and to addresses inside the operator's own network. */
  readonly webhookInside: boolean;
};

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting has a value nobody can mean; the message names it and says what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Setting<T> = {
  readonly env: string;
  readonly fallback: string;
  readonly about: string;
  /** Throws a `ConfigError`-worthy reason as a string. */
  readonly parse: (text: string) => T;
  /** The given text as it may be shown, where a secret may stand in it. */
  readonly shown?: (text: string) => string;
};

const whole =
  (min: number, max: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Error(`a whole number from ${min} to ${max}`);
    return value;
  };
const flag = (text: string): boolean => {
  if (text !== '0' && text !== '1') throw new Error('0 or 1');
  return text === '1';
};
const text = (value: string): string => {
  if (value === '') throw new Error('a text that is not empty');
  return value;
};
const level = (value: string): LogLevel => {
  const found = LOG_LEVELS.find(name => name === value);
  if (found === undefined) throw new Error(`one of ${LOG_LEVELS.join(', ')}`);
  return found;
};
const postgres = (value: string): string | undefined => {
  if (value === '') return undefined;
  if (!/^postgres(ql)?:\/\/./.test(value))
    throw new Error('an address such as postgres://user:password@host:5432/database');
  if (parseDatabaseUrl(value) === undefined)
    throw new Error(
      'an address such as postgres://user:password@host:5432/database, with / ? # @ in a password written as %2F %3F %23 %40',
    );
  return value;
};
const origins = (value: string): string[] =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      if (!URL.canParse(part)) throw new Error('addresses such as https://example.org, with commas between');
      return new URL(part).origin;
    });

const publicUrl = (value: string): string => {
  if (value === '') return '';
  if (!/^https?:\/\//.test(value) || !URL.canParse(value) || new URL(value).pathname !== '/')
    throw new Error('an address such as https://games.example.org, without a path');
  return new URL(value).origin;
};
/** A user name may be an address and a password anything: of both nothing is shown. */
const withoutUser = (value: string): string => value.replace(/\/\/.*@/, '//***@');
const smtpUrl = (value: string): string => {
  if (value !== '' && !(/^smtps?:\/\//.test(value) && URL.canParse(value)))
    throw new Error('an address such as smtps://user:password@mail.example.org');
  return value;
};

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  port: {
    env: 'PORT',
    fallback: '8088',
    about: 'port to listen on, 0 for any free one',
    parse: whole(0, 65535),
  },
  host: {
    env: 'HOST',
    fallback: '127.0.0.1',
    about: 'address to listen on, 0.0.0.0 (or --lan) for the whole network',
    parse: text,
  },
  dataDir: {
    env: 'DATA_DIR',
    fallback: 'data',
    about: 'folder of the database',
    parse: value => resolve(text(value)),
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    fallback: '',
    about: 'PostgreSQL instead of that folder: postgres://user:password@host:5432/database',
    parse: postgres,
    shown: withoutPassword,
  },
  databasePool: {
    env: 'DATABASE_POOL',
    fallback: '10',
    about: 'connections to PostgreSQL at most, besides one for news',
    parse: whole(2, 1000),
  },
  webDir: {
    env: 'WEB_DIR',
    fallback: webDist,
    about: 'folder of the built page',
    parse: value => resolve(text(value)),
  },
  logLevel: { env: 'LOG_LEVEL', fallback: 'info', about: LOG_LEVELS.join(', '), parse: level },
  botPauseMs: {
    env: 'BOT_PAUSE_MS',
    fallback: '600',
    about: 'pause before the move of a bot, so that people can follow',
    parse: whole(0, 60_000),
  },
  botBudgetMs: {
    env: 'BOT_BUDGET_MS',
    fallback: '400',
    about: 'time a searching bot may think about one move',
    parse: whole(1, 60_000),
  },
  botLimitMs: {
    env: 'BOT_LIMIT_MS',
    fallback: '10000',
    about: 'time after which a bot is given up and a stand-in move is played',
    parse: whole(10, 600_000),
  },
  botWorkers: {
    env: 'BOT_WORKERS',
    fallback: String(Math.max(1, Math.min(8, availableParallelism() - 1))),
    about: 'threads for bots and replays',
    parse: whole(1, 64),
  },
  rateLimit: {
    env: 'RATE_LIMIT',
    fallback: '1200',
    about: 'requests a minute from one address, and messages of one page; 0 for no limit',
    parse: whole(0, 10_000_000),
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    fallback: '0',
    about: '1 behind a reverse proxy that sets X-Forwarded-*',
    parse: flag,
  },
  allowedOrigins: {
    env: 'ALLOWED_ORIGINS',
    fallback: '',
    about: 'further page addresses that may call this server, with commas between',
    parse: origins,
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    fallback: '',
    about: 'address of the page for links in mails, such as https://games.example.org',
    parse: publicUrl,
  },
  smtpUrl: {
    env: 'SMTP_URL',
    fallback: '',
    about: 'mail server, such as smtps://user:password@mail.example.org; needs PUBLIC_URL',
    parse: smtpUrl,
    shown: withoutUser,
  },
  mailFrom: {
    env: 'MAIL_FROM',
    fallback: 'Backlot <backlot@localhost>',
    about: 'sender of mails',
    parse: text,
  },
  webhookInside: {
    env: 'WEBHOOK_INSIDE',
    fallback: '0',
    about:
      '1 lets webhooks of players reach plain http and your own network: only where you trust all players',
    parse: flag,
  },
};

/**
 * Reads the settings from environment variables.
 * @throws ConfigError that lists every bad value in one message.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const given = env[setting.env] ?? setting.fallback;
    try {
      config[name] = setting.parse(given.trim());
    } catch (error) {
      const shown = setting.shown?.(given) ?? given;
      faults.push(`${setting.env} is ${JSON.stringify(shown)}, but must be ${(error as Error).message}`);
    }
  }
  if (config.smtpUrl && !config.publicUrl)
    faults.push('SMTP_URL is set, but PUBLIC_URL is not: mails need an address that their links lead to');
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config as Config;
}

/** The settings in use as lines of text, one a setting, for the start of the server. */
export function configTable(config: Config): string {
  const rows = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const value = config[name as keyof Config] ?? '';
    const plain = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
    const shown = setting.shown?.(plain) ?? plain;
    return [setting.env, shown === '' ? '-' : shown, setting.about] as const;
  });
  const width = (column: 0 | 1) => Math.max(...rows.map(row => row[column].length));
  const [first, second] = [width(0), width(1)];
  return rows.map(([a, b, c]) => `  ${a.padEnd(first)}  ${b.padEnd(second)}  ${c}`).join('\n');
}
