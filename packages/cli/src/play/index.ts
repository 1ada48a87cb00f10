import { randomBytes } from 'node:crypto';
import { makeRecord, open } from '@backlot/table';
import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import { produce, writeJsonFile } from '../files.ts';
import { titleOf } from '../titles.ts';
import { playGame } from './game.ts';
import { botOf } from './players.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const MAX_SEED = 2 ** 32 - 1;
const ME = 0;

/**
 * `play TITLE`: a game of one person against bots. With `--auto` a bot plays the person's seat too.
 * A game begun with `--seed` can be begun again; without it, chance comes from the system's random source.
 */
export async function play(args: readonly string[], terminal: Terminal = openTerminal()): Promise<number> {
  try {
    return await begin(args, terminal);
  } finally {
    terminal.close();
  }
}

async function begin(args: readonly string[], terminal: Terminal): Promise<number> {
  const { words, flags } = readArguments(args, {
    seats: 'string',
    bots: 'string',
    seed: 'string',
    edition: 'string',
    auto: 'boolean',
    record: 'string',
  });
  const title = titleOf(words[0]);
  noMoreThan(1, words);
  const production = produce(title, flags.edition);
  const { game } = production;
  const { min, max } = game.seats;
  const seats = numberOf('seats', flags.seats, { min, max, otherwise: min });
  const fresh = randomBytes(4).readUInt32BE();
  const seed = numberOf('seed', flags.seed, { min: 0, max: MAX_SEED, otherwise: fresh });
  const bot = await botOf(production, flags.bots ?? 'greedy', seed);

  // a number is enough to repeat a game; a real one draws from a secret that nobody can guess
  const secret =
    flags.seed === undefined ? randomBytes(32).toString('hex') : seed.toString(16).padStart(64, '0');
  const now = Date.now;
  const { table } = open(game, { id: 'terminal', variant: {}, seats, seed: secret, at: now() });
  const names = Array.from({ length: seats }, (_, seat) => (seat === ME ? 'Player' : `Bot ${seat}`));
  const players = names.map((_, seat) => (seat === ME && !flags.auto ? undefined : bot));

  terminal.print(`${production.words.title}: ${production.words.tagline}`);
  const left = await playGame({ production, terminal, names, me: ME, players, now }, table);
  if (flags.record !== undefined) {
    const { edition } = production;
    writeJsonFile(flags.record, makeRecord(left, edition === undefined ? { names } : { names, edition }));
    terminal.print(`The record is in ${flags.record}.`);
  }
  return 0;
}
