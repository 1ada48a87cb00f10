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
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);

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

/**
 * What makes `to` out of `from`; undefined where they are equal. Fields of `to` that are undefined count as absent.
 * The change holds parts of `to`: where `to` will change in place, keep a `plain` copy.
 */
export function difference(from: Json, to: Json): Change | undefined {
  if (from === to) return undefined;
  if (isList(from) && isList(to)) return from.length === to.length ? entries(from, to) : splice(from, to);
  if (isObject(from) && isObject(to)) return fields(from, to);
  return { put: to };
}

function fields(
  from: { readonly [key: string]: Json },
  to: { readonly [key: string]: Json },
): Change | undefined {
  const keys: [string, Change][] = [];
  let kept = 0;
  for (const key of Object.keys(to)) {
    const value = to[key] as Json;
    if (value === undefined) continue;
    const had = Object.hasOwn(from, key);
    if (had) kept++;
    const change = had ? difference(from[key] as Json, value) : { put: value };
    if (change !== undefined) keys.push([key, change]);
  }
  const before = Object.keys(from);
  if (kept < before.length) {
    return { keys, gone: before.filter(key => !Object.hasOwn(to, key) || to[key] === undefined) };
  }
  return keys.length > 0 ? { keys } : undefined;
}

function entries(from: readonly Json[], to: readonly Json[]): Change | undefined {
  const each: [number, Change][] = [];
  for (let i = 0; i < to.length; i++) {
    const change = difference(from[i] as Json, to[i] as Json);
    if (change !== undefined) each.push([i, change]);
  }
  return each.length > 0 ? { each } : undefined;
}

/** Lists in games grow and shrink in one place: what is equal before and after it stays. */
function splice(from: readonly Json[], to: readonly Json[]): Change {
  const shorter = Math.min(from.length, to.length);
  const same = (i: number, j: number) => difference(from[i] as Json, to[j] as Json) === undefined;
  let start = 0;
  while (start < shorter && same(start, start)) start++;
  let end = 0;
  while (end < shorter - start && same(from.length - 1 - end, to.length - 1 - end)) end++;
  return { at: start, cut: from.length - start - end, put: to.slice(start, to.length - end) };
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
  const all = new Map(Object.entries(from as { readonly [key: string]: Json }));
  for (const key of change.gone ?? []) all.delete(key);
  for (const [key, inner] of change.keys) all.set(key, changed(all.get(key) ?? null, inner));
  return Object.fromEntries(all);
}
