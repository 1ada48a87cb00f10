import type { Report } from '@backlot/engine/edition';
import { complete, expect, join, line, object, whole, word } from '@backlot/engine/edition';
import { type Figure, SOURCES, type Source } from '../edition.ts';

/** Most pounds that a price or a value may be: sums of a whole game stay far below what numbers hold exactly. */
export const MOST_MONEY = 100_000_000;
/** Prices are halved (IMM-5.2) and values divided by ten (IMM-2.3): whole thousands leave whole pounds. */
const UNIT = 1_000;

export const source = (value: unknown, path: string, report: Report): Source | undefined =>
  word(value, join(path, 'source'), SOURCES, report);

function figure(value: unknown, path: string, min: number, max: number, report: Report): Figure | undefined {
  const field = object(value, path, ['value', 'source'], report);
  if (field === undefined) return undefined;
  return complete<Figure>({
    value: whole(field('value'), join(path, 'value'), min, max, report),
    source: source(field('source'), path, report),
  });
}
export const count = figure;

/** An amount with its source, in whole thousands of pounds. */
export function money(value: unknown, path: string, report: Report): Figure | undefined {
  const read = figure(value, path, 0, MOST_MONEY, report);
  if (read !== undefined && read.value % UNIT !== 0) {
    return expect(report, join(path, 'value'), 'whole thousands of pounds', read.value);
  }
  return read;
}

/** The id of a card, as it stands in moves. */
export function slug(value: unknown, path: string, report: Report): string | undefined {
  const id = line(value, path, 40, report);
  if (id === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  return expect(report, path, 'lower-case letters and digits in words joined by hyphens', id);
}

/** A list whose items are read one by one; undefined where any could not be read. */
export function list<T>(
  value: unknown,
  path: string,
  min: number,
  max: number,
  report: Report,
  read: (item: unknown, path: string) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length < min || value.length > max) {
    const size = min === max ? `${min}` : `${min} to ${max}`;
    return expect(report, path, `a list of ${size}`, value);
  }
  // Array.from, because a sparse list has holes that map would skip
  const items = Array.from(value, (item: unknown, i) => read(item, `${path}[${i}]`));
  return items.includes(undefined) ? undefined : (items as T[]);
}

/** Reports each of `names` that does not stand exactly once. */
export function eachOnce(
  found: readonly string[] | undefined,
  names: readonly string[],
  path: string,
  report: Report,
): void {
  if (found === undefined) return;
  for (const name of names) {
    const times = found.filter(other => other === name).length;
    if (times !== 1) report('structure', path, `Expected ${name} once; it stands there ${times} times.`);
  }
}
