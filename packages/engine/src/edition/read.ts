import type { Report } from './problems.ts';

/** Strings from a file are shown cut to this length. */
const SHOWN = 40;
/** Unknown names reported for one object. */
const UNKNOWN_SHOWN = 3;

const clip = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function found(value: unknown): string {
  if (value === undefined) return 'it is missing';
  if (value === null) return 'found null';
  if (Array.isArray(value)) return `found a list of ${value.length}`;
  if (typeof value === 'string') return `found ${JSON.stringify(clip(value))}`;
  if (typeof value === 'number' || typeof value === 'boolean') return `found ${value}`;
  return `found ${typeof value === 'object' ? 'an object' : `a ${typeof value}`}`;
}

/** Reports what was expected at a path, and gives undefined in its place. */
export const expect = (report: Report, path: string, what: string, value: unknown): undefined => {
  report('structure', path, `Expected ${what}; ${found(value)}.`);
};

export const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * Reads own fields only, so that nothing inherited (or a key like "__proto__") is taken for data. Reports names that don't
 * belong; a field that is missing reads as undefined and is reported by its own reader.
 */
export function object(
  value: unknown,
  path: string,
  names: readonly string[],
  report: Report,
): ((name: string) => unknown) | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return expect(report, path, `an object with ${names.join(', ')}`, value);
  }
  const unknown = Object.keys(value).filter(name => !names.includes(name));
  for (const name of unknown.slice(0, UNKNOWN_SHOWN)) {
    report(
      'structure',
      join(path, clip(name)),
      `Expected only ${names.join(', ')} here; this name is unknown.`,
    );
  }
  return name => (Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined);
}

/** A list; items beyond `max` are reported once and not read. `what` names it: "six pages". */
export function list<T>(
  value: unknown,
  path: string,
  { min, max, what }: { readonly min: number; readonly max: number; readonly what: string },
  item: (value: unknown, path: string) => T | undefined,
  report: Report,
): (T | undefined)[] | undefined {
  if (!Array.isArray(value)) return expect(report, path, `a list of ${what}`, value);
  if (value.length < min || value.length > max) expect(report, path, `a list of ${what}`, value);
  // Array.from, because a sparse list has holes that map would skip
  const items = Array.from({ length: Math.min(value.length, max) }, (_, i) =>
    item(value[i], `${path}[${i}]`),
  );
  return value.length < min || value.length > max ? undefined : items;
}

export function word<const T extends string>(
  value: unknown,
  path: string,
  words: readonly T[],
  report: Report,
): T | undefined {
  const index = (words as readonly unknown[]).indexOf(value);
  return index < 0 ? expect(report, path, `one of ${words.join(', ')}`, value) : words[index];
}

export function whole(
  value: unknown,
  path: string,
  min: number,
  max: number,
  report: Report,
): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  return expect(report, path, `a whole number from ${min} to ${max}`, value);
}

/** A line of text to show: no control or invisible formatting characters, no space at the ends. */
export function line(value: unknown, path: string, max: number, report: Report): string | undefined {
  const fits = typeof value === 'string' && value.length > 0 && value.length <= max;
  if (fits && value.trim() === value && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)) return value;
  return expect(report, path, `a line of 1 to ${max} plain characters`, value);
}

/** The parts as a whole if each could be read. */
export function complete<T extends object>(
  parts: { readonly [K in keyof T]: T[K] | undefined },
): T | undefined {
  return Object.values(parts).includes(undefined) ? undefined : (parts as T);
}

/** A list in which each item could be read. */
export function all<T>(items: readonly (T | undefined)[] | undefined): T[] | undefined {
  return items === undefined || items.includes(undefined) ? undefined : (items as T[]);
}
