/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How one JSON value becomes another; itself JSON. */
export type Change =
  /** Put this in its place. */
  | { readonly put: Json }
  /** Of an object: change or add these fields, remove those. */
  | { readonly keys: readonly (readonly [key: string, change: Change])[]; readonly gone?: readonly string[] }
  /** Of a list that keeps its length: change these entries. */
  | { readonly each: readonly (readonly [index: number, change: Change])[] }
  /** Of a list: from `at` on remove `cut` entries and put these. */
  | { readonly at: number; readonly cut: number; readonly put: readonly Json[] };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
type Fields = { readonly [key: string]: Json };

/** A copy of plain data as JSON would give it back: fields that are undefined are left out. */
export function plain(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  const copy: { [key: string]: Json } = {};
  for (const key of Object.keys(value)) {
    const inner: unknown = (value as { readonly [key: string]: unknown })[key];
    if (inner !== undefined) copy[key] = plain(inner);
  }
  return copy;
}

/** Whether two values are the same as JSON: fields that are undefined count as absent. */
export function equal(one: Json, other: Json): boolean {
  return difference(one, other) === undefined;
}

/**
 * What makes `to` out of `from`; undefined where they are equal. Fields that are undefined count as absent. The change
 * shares nothing with either.
 */
export function difference(from: Json, to: Json): Change | undefined {
  if (from === to) return undefined;
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    if (!isList(to)) return isList(from) ? { put: plain(to) } : fields(from, to);
    if (isList(from)) return from.length === to.length ? entries(from, to) : splice(from, to);
  }
  return { put: plain(to) };
}

// What two views have in common is most of them, and every step of a film compares some: so nothing is made here as
// long as nothing differs, and fields are gone through by `for in`, which is several times as fast as over lists of keys.

function fields(from: Fields, to: Fields): Change | undefined {
  let keys: [string, Change][] | undefined;
  let kept = 0;
  for (const key in to) {
    const value = to[key];
    const before = from[key];
    if (value === before) {
      if (value !== undefined) kept++;
      continue;
    }
    if (value === undefined) continue;
    const had = before !== undefined && Object.hasOwn(from, key);
    if (had) kept++;
    const change = had ? difference(before, value) : { put: plain(value) };
    if (change === undefined) continue;
    keys ??= [];
    keys.push([key, change]);
  }
  const gone =
    kept < sizeOf(from) ? Object.keys(from).filter(key => isThere(from, key) && !isThere(to, key)) : [];
  if (gone.length > 0) return { keys: keys ?? [], gone };
  return keys && { keys };
}

const isThere = (object: Fields, key: string): boolean =>
  Object.hasOwn(object, key) && object[key] !== undefined;

function sizeOf(object: Fields): number {
  let size = 0;
  for (const key in object) if (object[key] !== undefined) size++;
  return size;
}

function entries(from: readonly Json[], to: readonly Json[]): Change | undefined {
  let each: [number, Change][] | undefined;
  for (let i = 0; i < to.length; i++) {
    const value = to[i] as Json;
    if (value === from[i]) continue;
    const change = difference(from[i] as Json, value);
    if (change === undefined) continue;
    each ??= [];
    each.push([i, change]);
  }
  return each && { each };
}

/** Lists in games grow and shrink in one place: what is equal before and after it stays. */
function splice(from: readonly Json[], to: readonly Json[]): Change {
  const shorter = Math.min(from.length, to.length);
  const same = (i: number, j: number) => equal(from[i] as Json, to[j] as Json);
  let start = 0;
  while (start < shorter && same(start, start)) start++;
  let end = 0;
  while (end < shorter - start && same(from.length - 1 - end, to.length - 1 - end)) end++;
  return { at: start, cut: from.length - start - end, put: to.slice(start, to.length - end).map(plain) };
}

/** The value after a change made by `difference`; shares all that did not change, and changes nothing in place. */
export function changed(from: Json, change: Change | undefined): Json {
  if (change === undefined) return from;
  if ('cut' in change) {
    const list = from as readonly Json[];
    return [...list.slice(0, change.at), ...change.put, ...list.slice(change.at + change.cut)];
  }
  if ('put' in change) return change.put;
  if ('each' in change) {
    const list = [...(from as readonly Json[])];
    for (const [i, inner] of change.each) list[i] = changed(list[i] as Json, inner);
    return list;
  }
  // Through entries, as an assignment to a key named "__proto__" would be lost.
  const all = new Map(Object.entries(from as Fields));
  for (const key of change.gone ?? []) all.delete(key);
  for (const [key, inner] of change.keys) all.set(key, changed(all.get(key) ?? null, inner));
  return Object.fromEntries(all);
}
