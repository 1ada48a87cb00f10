import { describe, expect, it } from 'vitest';
import type { Chapter } from '../src/index.ts';

/** A game's rulebook in words, and what it is measured by. */
export interface RulebookSubject {
  /** "MEL": what every id begins with. */
  readonly prefix: string;
  /** All ids of the rules, in their order. */
  readonly ids: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly titles: readonly string[];
  /** How a paragraph may begin. */
  readonly opening: RegExp;
}

/** The tests that every game's rulebook in words passes; what its paragraphs say is tested by the game. */
export function describeRulebook({ prefix, ids, chapters, titles, opening }: RulebookSubject): void {
  const paragraphs = chapters.flatMap(chapter => chapter.paragraphs);
  const isRuling = (id: string): boolean => id.startsWith(`${prefix}-R`);

  describe('the rulebook in words', () => {
    it('has exactly the paragraphs of the rules, in their order', () => {
      expect(paragraphs.map(paragraph => paragraph.id)).toEqual([...ids]);
    });

    it('has titled chapters, each with the paragraphs of its own number', () => {
      expect(chapters.map(chapter => chapter.title)).toEqual(titles);
      chapters.forEach((chapter, index) => {
        for (const { id } of chapter.paragraphs)
          if (!isRuling(id)) expect(id).toMatch(`${prefix}-${index + 1}.`);
      });
    });

    it('gives a reason with every ruling and with nothing else', () => {
      for (const { id, reason } of paragraphs) {
        if (isRuling(id)) expect(reason, id).toMatch(/^[A-Z].{20,}[.]$/s);
        else expect(reason, id).toBeUndefined();
      }
    });

    it('is made of whole sentences without a stray blank', () => {
      for (const { id, text, reason } of paragraphs) {
        expect(text, id).toMatch(opening);
        expect(text, id).toMatch(/^.{21,}[.]$/s);
        for (const part of [text, reason ?? ''])
          expect(part, id).not.toMatch(/\s\s|\s$|\s[.,;:]|undefined|NaN|'|\.\./);
      }
    });

    it('refers only to paragraphs that exist', () => {
      const reference = new RegExp(`${prefix}-R?\\d+(\\.\\d+a?)?`, 'g');
      const named = paragraphs.flatMap(
        ({ text, reason }) => `${text} ${reason ?? ''}`.match(reference) ?? [],
      );
      expect(named.length).toBeGreaterThan(5);
      for (const id of named) expect(ids).toContain(id);
    });
  });
}
