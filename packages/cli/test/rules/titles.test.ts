import { describe, expect, it } from 'vitest';
import { titles } from '../../src/rules/titles.ts';

const found = (source: string): string[] => titles(source).map(title => title.text);

describe('titles', () => {
  it('finds tests and groups in any quotes', () => {
    const source = 'describe(\'a\', () => { it("b", f); test(`c`, f); });';
    expect(found(source)).toEqual(['a', 'b', 'c']);
  });

  it('finds the title of a table of cases', () => {
    expect(found("it.each([[1, ')'], [2, '(']])('a %i', () => {});")).toEqual(['a %i']);
    expect(found("test.for(rows.map(row => [row]))(\n  'b %s',\n  () => {});")).toEqual(['b %s']);
  });

  it('is not led astray by comments and escaped quotes', () => {
    expect(found("it.each([/* ) */ 1, // )\n 2])('it\\'s a', f);")).toEqual(["it\\'s a"]);
  });

  it('leaves skipped and planned tests out', () => {
    expect(found("it.skip('a', f); it.todo('b'); describe.skip('c', f); it.only('d', f);")).toEqual(['d']);
  });

  it('takes other words for what they are', () => {
    expect(found("submit('a'); exit('b'); page.test('c'); await it; it(name, f);")).toEqual([]);
  });

  it('takes all that is handed to a contract suite', () => {
    expect(found("gameContract(game, { leak: 'R2', all: ['R3'] });")).toEqual([
      "(game, { leak: 'R2', all: ['R3'] })",
    ]);
  });

  it('says where a title begins', () => {
    const source = "\nit('a', f);";
    expect(titles(source)).toEqual([{ text: 'a', index: source.indexOf('a') }]);
  });
});
