import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { TITLES } from '../titles.ts';
import { type EngineFigures, engineFigures } from './engine.ts';

type Figures = Readonly<Record<string, EngineFigures>>;

/** Every benchmark by name: figures of each title, measured in rounds of so many milliseconds. */
const BENCHES: Readonly<Record<string, (ms: number) => Promise<Figures>>> = {
  async engine(ms) {
    const figures: Record<string, EngineFigures> = {};
    for (const title of Object.keys(TITLES)) figures[title] = await engineFigures(title, ms);
    return figures;
  },
};

/**
 * `bench [NAME]`: how fast things are, on one core; without a name, all there is. With `--json` it prints one object: a
 * title's figures under its id.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, { json: 'boolean', ms: 'string' });
  const [name] = words;
  noMoreThan(1, words);
  if (name !== undefined && !Object.hasOwn(BENCHES, name)) {
    throw new UsageError(`there is no benchmark "${name}": there is ${Object.keys(BENCHES).join(', ')}`);
  }
  const ms = numberOf('ms', flags.ms, { min: 1, max: 600_000, otherwise: 1000 });
  for (const [bench, measure] of Object.entries(BENCHES)) {
    if (name !== undefined && name !== bench) continue;
    const figures = await measure(ms);
    if (flags.json) console.log(JSON.stringify(figures));
    else for (const [id, of] of Object.entries(figures)) console.log(`${bench} ${id}: ${line(of)}`);
  }
  return 0;
}

function line({ play, moves_per_s, boardgameio_moves_per_s, ratio, clone_us }: EngineFigures): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const [, how = ''] = play.split('random');
  const moves = `${count(moves_per_s)} random moves/s${how}; boardgame.io ${count(boardgameio_moves_per_s)}; ratio ${ratio}`;
  return `${moves}; a clone ${clone_us.toFixed(2)} µs`;
}
