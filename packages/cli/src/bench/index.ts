import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { TITLES, titleOf } from '../titles.ts';
import { type EngineFigures, engineFigures } from './engine.ts';
import { type ServerFigures, serverFigures } from './server/index.ts';

type Flags = Readonly<Record<'ms' | 'title' | 'tables' | 'pace-ms' | 'storage', string | undefined>>;

/** What a benchmark found out: one object for machines, and lines for people. */
interface Found {
  readonly figures: unknown;
  readonly lines: readonly string[];
}

/** Every benchmark by name. */
const BENCHES: Readonly<Record<string, (flags: Flags) => Promise<Found>>> = {
  async engine({ ms, title }) {
    const long = numberOf('ms', ms, { min: 1, max: 600_000, otherwise: 1000 });
    const figures: Record<string, EngineFigures> = {};
    const ids = title === undefined ? Object.keys(TITLES) : [titleOf(title).id];
    for (const id of ids) figures[id] = await engineFigures(id, long);
    const lines = Object.entries(figures).map(([id, of]) => `engine ${id}: ${engineLine(of)}`);
    return { figures, lines };
  },
  async server({ ms, title = 'melies', tables, 'pace-ms': pace, storage = 'plain' }) {
    if (storage !== 'plain' && storage !== 'grouped')
      throw new UsageError(`--storage is plain or grouped, not "${storage}"`);
    const figures = await serverFigures({
      title: titleOf(title).id,
      tables: numberOf('tables', tables, { min: 2, max: 1000, otherwise: 100 }),
      ms: numberOf('ms', ms, { min: 100, max: 600_000, otherwise: 5000 }),
      humanMs: numberOf('pace-ms', pace, { min: 100, max: 600_000, otherwise: 30_000 }),
      grouped: storage === 'grouped',
    });
    return { figures, lines: serverLines(figures) };
  },
};

/**
 * `bench NAME`: how fast things are; without a name, how fast the rules are on one core. With `--json` it prints one
 * object.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, {
    json: 'boolean',
    ms: 'string',
    title: 'string',
    tables: 'string',
    'pace-ms': 'string',
    storage: 'string',
  });
  const [name = 'engine'] = words;
  noMoreThan(1, words);
  const measure = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (measure === undefined) {
    throw new UsageError(`there is no benchmark "${name}": there is ${Object.keys(BENCHES).join(', ')}`);
  }
  const { title, tables, ms, storage } = flags;
  const { figures, lines } = await measure({ title, tables, ms, storage, 'pace-ms': flags['pace-ms'] });
  if (flags.json) console.log(JSON.stringify(figures));
  else for (const line of lines) console.log(line);
  return 0;
}

const count = (number: number): string => number.toLocaleString('en-US');

function engineLine({ play, moves_per_s, boardgameio_moves_per_s, ratio, clone_us }: EngineFigures): string {
  const [, how = ''] = play.split('random');
  const moves = `${count(moves_per_s)} random moves/s${how}; boardgame.io ${count(boardgameio_moves_per_s)}; ratio ${ratio}`;
  return `${moves}; a clone ${clone_us.toFixed(2)} µs`;
}

function serverLines(found: ServerFigures): string[] {
  const { title, tables, boardgameio, human_pace: human, ratio } = found;
  const speed = ({ moves_per_s, p99_ms }: typeof human) => `${count(moves_per_s)} moves/s, p99 ${p99_ms} ms`;
  return [
    `server ${title}, ${tables} tables of three: ${speed(found)}; boardgame.io ${speed(boardgameio)}; ratio ${ratio}`,
    `server ${title} at the pace of people: ${speed(human)}`,
    `a table in memory ${found.heap_kb_per_table} kB; a game of 1,000 moves opens in ${found.open_ms} ms`,
  ];
}
