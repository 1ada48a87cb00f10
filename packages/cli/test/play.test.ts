import { describe, expect, it } from 'vitest';
import { play } from '../src/play/index.ts';
import { scriptedTerminal } from './scripted-terminal.ts';

const playing = async (line: string, typed: Parameters<typeof scriptedTerminal>[0]) => {
  const terminal = scriptedTerminal(typed);
  const code = await play(line.split(' '), terminal);
  return { code, text: terminal.printed.join('\n'), printed: terminal.printed, terminal };
};

describe('play melies', () => {
  it('plays a whole game by itself with --auto, to the reckoning', async () => {
    const { code, text, terminal } = await playing('melies --auto --seats 3 --seed 5', []);
    expect(code).toBe(0);
    expect(text).toContain('1902 Méliès: ');
    expect(text).toMatch(/Round 2 begins/);
    expect(text).toMatch(/films scene \d+/);
    expect(text).toMatch(/^Player: \d+$/m);
    expect(text).toMatch(/^Bot 2: \d+\n {2}in play \d+/m);
    expect(text).toMatch(/(wins|share the victory)\.$/);
    expect(terminal.closed()).toBe(true);
  });

  it('is the same game again with the same seed', async () => {
    const [first, again] = [
      await playing('melies --auto --seed 6', []),
      await playing('melies --auto --seed 6', []),
    ];
    expect(again.text).toBe(first.text);
  });

  it('is played to its end by a person who types numbers', async () => {
    const { code, text, printed } = await playing('melies --seed 3', () => '1');
    expect(code).toBe(0);
    expect(printed.filter(line => line === '> ').length).toBeGreaterThan(10);
    expect(text).toMatch(/(wins|share the victory)\.$/);
  });

  it('shows the table, the question and numbered choices, and takes a move by its text too', async () => {
    const { text, printed } = await playing('melies --seed 3', ['table', 'nonsense', '99', 'help', 'quit']);
    expect(text).toMatch(/^Stage \(/m);
    expect(text).toMatch(/^Sets {7}.*\[token\]/m);
    expect(text).toMatch(/^> Player: 0 prestige, 3 pawns in hand, 7 tickets/m);
    expect(text).toMatch(/^ {5}1 {2}Begin with scene \d+$/m);
    expect(text).toContain('"nonsense" is no answer to this');
    expect(text).toMatch(/There are 2 choices/);
    expect(text).toContain('why N');
    const choice = printed.find(line => line.startsWith('     2  Begin'))?.match(/scene (\d+)/)?.[1];
    const byText = await playing('melies --seed 3', [`lay ${choice}`]);
    expect(byText.text).toContain(`Player begins the film with scene ${choice}.`);
  });

  it('says why something is refused, by its rule', async () => {
    // the first choice each time, until a turn in which a space is refused
    let asked = 0;
    const { text } = await playing('melies --seed 3', printed => {
      const shown = printed.slice(printed.lastIndexOf('> ', printed.length - 2) + 1).join('\n');
      if (asked > 0 || !/"refused" says why/.test(shown)) return asked === 0 ? '1' : undefined;
      asked++;
      return 'refused';
    });
    expect(text).toMatch(/^ +\d+ {2}.*: .*\(MEL-(\d+\.\d+|R\d+)[a-z]?\)$/m);
    const number = text.match(/^ +(\d+) {2}.*\(MEL-.*\)$/m)?.[1];
    expect(Number(number)).toBeGreaterThan(1);
  });

  it('answers why for one choice, and for a choice that is allowed', async () => {
    const { text } = await playing('melies --seed 3', ['why 1', 'quit']);
    expect(text).toContain('That is not refused.');
  });

  it('takes a move back, and says when it can not', async () => {
    let placed = false;
    const { text } = await playing('melies --seed 3', printed => {
      if (printed.includes('Taken back.')) return 'quit';
      if (placed) return 'undo';
      placed = printed.slice(-30).includes('  Place a pawn');
      return '1';
    });
    expect(text).toContain('Taken back.');
    const none = await playing('melies --seed 3', ['undo', 'quit']);
    expect(none.text).toContain('There is nothing to take back');
  });
});
