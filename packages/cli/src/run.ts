import { CommandError, UsageError } from './errors.ts';

/** Does its work and gives the exit code; throws a UsageError or a CommandError for what its caller can mend. */
type Command = (args: readonly string[]) => Promise<number>;

interface Entry {
  /** What comes after the command's name. */
  readonly usage: string;
  readonly about: string;
  load(): Promise<Command>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  play: {
    usage: 'TITLE [--seats N] [--bots LEVEL] [--seed N] [--edition FILE] [--auto] [--record FILE]',
    about: 'a game against bots, in the terminal',
    load: async () => (await import('./play/index.ts')).play,
  },
  simulate: {
    usage: 'TITLE [--games N] [--undo P] [--seats N] [--seed N] [--leaks N]',
    about: 'random games, every one of them checked',
    load: async () => (await import('./simulate/index.ts')).simulate,
  },
  arena: {
    usage:
      'TITLE BOT BOT [--games N] [--seats N] [--budget MS] [--rollouts N] [--seed N] [--workers N] [--json]',
    about: 'how much stronger one bot is than another',
    load: async () => (await import('./arena/index.ts')).arena,
  },
  balance: {
    usage:
      'TITLE [--games N] [--seats N] [--bots LEVEL] [--budget MS] [--rollouts N] [--seed N] [--workers N]',
    about: 'how often each thing happens in games of a bot',
    load: async () => (await import('./balance/index.ts')).balance,
  },
  train: {
    usage:
      'movie-maker [--games N] [--rounds N] [--seed N] [--hidden N] [--epochs N] [--workers N] [--out FILE]',
    about: 'the weights of a bot that learned, from games it plays',
    load: async () => (await import('./train/index.ts')).train,
  },
  bench: {
    usage:
      '[engine|server] [--title T] [--ms N] [--tables N] [--pace-ms N] [--storage plain|grouped] [--json]',
    about: 'how fast the rules and the server are, beside boardgame.io with the same rules',
    load: async () => (await import('./bench/index.ts')).bench,
  },
  rules: {
    usage: '[--json]',
    about: 'every paragraph with its words, its code and its tests',
    load: async () => (await import('./rules/index.ts')).rules,
  },
  edition: {
    usage: 'TITLE [--check FILE]',
    about: 'the shipped edition as JSON, or whether a file is a whole edition',
    load: async () => (await import('./edition/index.ts')).edition,
  },
  record: {
    usage: 'verify|show FILE [--edition FILE]',
    about: 'checks a finished game again, or tells it in words',
    load: async () => (await import('./record/index.ts')).record,
  },
};

/** The list of commands, as `--help` prints it. */
export function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, about }]) => `  ${name} ${usage}\n      ${about}`,
  );
  return ['npm run COMMAND -- ARGUMENTS', ...lines].join('\n');
}

/**
 * Runs one command and gives the exit code: 0 when all is well, 1 when what was asked for failed or a check found
 * something, 2 when the command line was wrong. Each mistake of the caller is one line on the error output.
 */
export async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    (name === undefined ? console.error : console.log)(usage());
    return name === undefined ? 2 : 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    console.error(`there is no command "${name}": there are ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  if (args.includes('--help')) {
    console.log(`npm run ${name} -- ${entry.usage}\n    ${entry.about}`);
    return 0;
  }
  try {
    const command = await entry.load();
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof CommandError)) throw error;
    console.error(`${name}: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}
