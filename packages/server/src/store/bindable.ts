/**
 * Throws unless `value` can be bound to a statement. Binding anything else to SQLite ends the whole process inside the
 * native library (a boolean) or is stored as something else without a word (undefined and NaN as NULL, a text up to
 * its first NUL). PostgreSQL would take more; what runs on one must run on the other.
 */
export function checkBindable(value: unknown, at: number): void {
  const type = typeof value;
  if (type === 'string') {
    if ((value as string).includes('\0'))
      throw new TypeError(`parameter ${at + 1}: a text with a NUL can't be stored`);
    return;
  }
  if (type === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`parameter ${at + 1}: ${String(value)} can't be stored`);
    return;
  }
  if (type === 'bigint' || value === null || value instanceof Uint8Array) return;
  throw new TypeError(
    `parameter ${at + 1}: a ${type} can't be stored, only number, bigint, string, null or Uint8Array`,
  );
}
