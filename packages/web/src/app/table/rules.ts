import type { Chapter, Paragraph } from '@backlot/engine';

/** The paragraph a rule id means: itself, or for a part such as "MEL-3.6a" the one it is part of. */
export function paragraphId(chapters: readonly Chapter[], rule: string): string | undefined {
  const ids = new Set(chapters.flatMap(chapter => chapter.paragraphs.map(paragraph => paragraph.id)));
  if (ids.has(rule)) return rule;
  const whole = rule.replace(/[a-z]$/, '');
  return ids.has(whole) ? whole : undefined;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chapters with only those paragraphs that hold every word of the query; accents and case don't matter. */
export function searchRules(chapters: readonly Chapter[], query: string): Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...chapters];
  const holds = ({ id, text, reason = '' }: Paragraph) => {
    const all = plain(`${id} ${text} ${reason}`);
    return wanted.every(word => all.includes(word));
  };
  return chapters
    .map(chapter => ({ ...chapter, paragraphs: chapter.paragraphs.filter(holds) }))
    .filter(chapter => chapter.paragraphs.length > 0);
}
