import { describe, expect, it } from 'vitest';
import { run, usage } from '../src/run.ts';
import { capture } from './capture.ts';

const mistakes: readonly (readonly [string, string])[] = [
  ['fly', 'there is no command "fly"'],
  ['simulate', 'name a title: melies'],
  ['simulate chess', 'there is no title "chess": there is melies'],
  ['simulate melies more', '"more" is one word too many'],
  ['simulate melies --gams 3', "unknown option '--gams' (flags: --games, "],
  ['simulate melies --games', "option '--games <value>' argument missing"],
  ['simulate melies --games many', '--games is a whole number from 1 to '],
  ['simulate melies --seats 5', '--seats is a whole number from 2 to 4, not "5"'],
  ['simulate melies --undo 0.9', '--undo is a number from 0 to 0.5, not "0.9"'],
  ['bench page', 'there is no benchmark "page": there is engine'],
  ['bench --json=yes', "option '--json' does not take an argument"],
  ['play', 'name a title: melies'],
  ['play melies --bots genius', 'melies has no bot "genius"'],
  ['train melies', 'name a title that has a network: movie-maker'],
  ['train movie-maker --hidden 0', '--hidden is a whole number from 1 to 256, not "0"'],
  ['record', 'verify FILE or show FILE'],
  ['record burn x.json', 'verify FILE or show FILE'],
  ['record verify', "name the record's file: verify FILE"],
];

describe('a wrong command line', () => {
  it.each(mistakes)('%s: one line and exit code 2', async (line, expected) => {
    const { code, out, err } = await capture(() => run(line.split(' ')));
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
    expect(err[0]).toContain(expected);
    expect(err[0]).not.toContain('\n');
  });

  it('nothing at all: the list of commands and exit code 2', async () => {
    expect(await capture(() => run([]))).toEqual({ code: 2, out: [], err: [usage()] });
  });
});

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await capture(() => run(['--help']));
    expect(code).toBe(0);
    for (const name of ['play', 'simulate', 'arena', 'balance', 'train', 'bench', 'rules', 'record']) {
      expect(out[0]).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    }
  });

  it('tells the arguments of one command', async () => {
    const { code, out } = await capture(() => run(['simulate', '--help']));
    expect(code).toBe(0);
    expect(out[0]).toContain('--games N');
  });
});
