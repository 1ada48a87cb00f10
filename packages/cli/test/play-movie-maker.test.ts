import { describe, expect, it } from 'vitest';
import { play } from '../src/play/index.ts';
import { scriptedTerminal } from './scripted-terminal.ts';

const playing = async (line: string, typed: Parameters<typeof scriptedTerminal>[0]) => {
  const terminal = scriptedTerminal(typed);
  const code = await play(line.split(' '), terminal);
  return { code, text: terminal.printed.join('\n') };
};

describe('play movie-maker', () => {
  it('plays a whole game by itself with --auto, to the reckoning of every part (IMM-6.1)', async () => {
    const { code, text } = await playing('movie-maker --auto --seats 3 --seed 5', []);
    expect(code).toBe(0);
    expect(text).toContain('International Movie Maker: ');
    expect(text).toMatch(/passes Box Office and receives [\d.]+[km] for \d+ films?\./);
    expect(text).toMatch(/^Player: [\d.]+[km] \(films [\d.]+[km]?, companies .*, cash [\d.]+[km]?\)/m);
    expect(text).toMatch(/(wins|share the victory)\.$/);
  });

  it('shows the whole table, takes a roll by its text, and says what is no answer', async () => {
    const { text } = await playing('movie-maker --seed 3', ['table', 'roll', 'nonsense', 'quit']);
    expect(text).toMatch(/^Turn 1, 48 production cards to come$/m);
    expect(text).toMatch(/^Companies {3}Odeon.*\(for sale\)/m);
    expect(text).toMatch(/^> \d Player: 750k in cash, on Box Office \(space 0\)/m);
    expect(text).toMatch(/Player rolls \d and \d and comes to /);
    expect(text).toContain('"nonsense" is no answer to this');
  });
});
