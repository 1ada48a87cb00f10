/** A file that is not what it should be: where in it, and what to do. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** As in "rows[3].move"; empty for the whole file. */
  readonly path: string;
  constructor(path: string, problem: string) {
    super(path === '' ? problem : `${path}: ${problem}`);
    this.path = path;
  }
}

export type Fields = Readonly<Record<string, unknown>>;
/** Reads one value, which stands at `path`; throws a RecordError. */
export type Read<T> = (value: unknown, path: string) => T;

const inner = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const kindOf = (value: unknown): string =>
  value === undefined
    ? 'missing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : `a ${typeof value}`;

export const readObject: Read<Fields> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RecordError(path, `must be an object, is ${kindOf(value)}`);
  }
  return value as Fields;
};

/** An object with no other fields than these. */
export function readFields(value: unknown, path: string, known: readonly string[]): Fields {
  const fields = readObject(value, path);
  const stray = Object.keys(fields).find(key => !known.includes(key));
  if (stray !== undefined) throw new RecordError(inner(path, stray), 'is not a field of this format');
  return fields;
}

/** The named field of an object that stands at `path`. */
export const readField = <T>(fields: Fields, path: string, key: string, read: Read<T>): T =>
  read(Object.hasOwn(fields, key) ? fields[key] : undefined, inner(path, key));

export const readList =
  <T>(read: Read<T>, min: number, max: number): Read<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new RecordError(path, `must be a list, is ${kindOf(value)}`);
    if (value.length < min || value.length > max) {
      throw new RecordError(path, `must have ${min} to ${max} entries, has ${value.length}`);
    }
    return value.map((entry, i) => read(entry, `${path}[${i}]`));
  };

export const readText =
  (max: number): Read<string> =>
  (value, path) => {
    if (typeof value !== 'string') throw new RecordError(path, `must be a text, is ${kindOf(value)}`);
    if (value.length === 0 || value.length > max) {
      throw new RecordError(path, `must have 1 to ${max} characters, has ${value.length}`);
    }
    return value;
  };

export const readWhole =
  (max: number): Read<number> =>
  (value, path) => {
    if (typeof value !== 'number') throw new RecordError(path, `must be a number, is ${kindOf(value)}`);
    if (!Number.isInteger(value) || value < 0 || value > max) {
      throw new RecordError(path, `must be a whole number from 0 to ${max}, is ${value}`);
    }
    return value;
  };

export const readNumber: Read<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new RecordError(path, `must be a number, is ${kindOf(value)}`);
  }
  return value;
};
