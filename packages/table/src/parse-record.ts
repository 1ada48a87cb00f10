import type { Result } from '@backlot/engine';
import {
  type Fields,
  type Read,
  RecordError,
  readField,
  readFields,
  readList,
  readNumber,
  readObject,
  readText,
  readWhole,
} from './read-json.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSIONS,
  type RecordRow,
  type RecordVersion,
} from './record.ts';
import { END_REASONS, type EndReason, type Stretch } from './row.ts';
import { isHex32 } from './seed.ts';

const MAX_ROWS = 100_000;
const MAX_SEATS = 16;
const MAX_STRETCHES = 100;
const HEADER_1 = [
  'format',
  'version',
  'game',
  'edition',
  'variant',
  'seats',
  'commitment',
  'seed',
  'rows',
  'result',
];
const HEADER_2 = [...HEADER_1, 'from'];
const ROW_FIELDS = {
  setup: ['seq', 'kind', 'at', 'chance'],
  move: ['seq', 'kind', 'at', 'seat', 'move', 'chance'],
  undo: ['seq', 'kind', 'at', 'seat'],
  timeout: ['seq', 'kind', 'at', 'seat'],
  bot: ['seq', 'kind', 'at', 'seat', 'level'],
  back: ['seq', 'kind', 'at', 'seat'],
  concede: ['seq', 'kind', 'at', 'seat'],
  end: ['seq', 'kind', 'at', 'why'],
} as const;
/** The kinds of versions 1 and 2. */
const PLAIN: readonly string[] = ['setup', 'move', 'undo'];

const name = readText(100);
const word = readText(64);
const count = readWhole(Number.MAX_SAFE_INTEGER);
const draws = readList(readWhole(2 ** 32 - 1), 0, 10_000);

const hex32: Read<string> = (value, path) => {
  const text = readText(64)(value, path);
  if (!isHex32(text)) throw new RecordError(path, 'must be 64 lower-case hex digits');
  return text;
};

const isKind = (kind: string): kind is RecordRow['kind'] => Object.hasOwn(ROW_FIELDS, kind);

const readWhy: Read<EndReason> = (value, path) => {
  const why = END_REASONS.find(reason => reason === value);
  if (why === undefined) throw new RecordError(path, `must be one of ${END_REASONS.join(', ')}`);
  return why;
};

/** `whole`: with the seed and so with its moves, which a running game keeps to itself. */
const readRow =
  (whole: boolean, version: RecordVersion): Read<RecordRow> =>
  (value, path) => {
    const kind = readField(readObject(value, path), path, 'kind', word);
    const kinds = version < 3 ? PLAIN : Object.keys(ROW_FIELDS);
    if (!isKind(kind) || !kinds.includes(kind))
      throw new RecordError(`${path}.kind`, `must be one of ${kinds.join(', ')}, is "${kind}"`);
    const fields = readFields(value, path, ROW_FIELDS[kind]);
    const has = (key: string) => Object.hasOwn(fields, key);
    return {
      seq: readField(fields, path, 'seq', count),
      kind,
      at: readField(fields, path, 'at', count),
      ...(kind === 'setup' || kind === 'end'
        ? {}
        : { seat: readField(fields, path, 'seat', readWhole(MAX_SEATS - 1)) }),
      ...(has('move') || (whole && kind === 'move')
        ? { move: readField(fields, path, 'move', readText(200)) }
        : {}),
      ...(kind === 'bot' ? { level: readField(fields, path, 'level', word) } : {}),
      ...(kind === 'end' ? { why: readField(fields, path, 'why', readWhy) } : {}),
      ...(has('chance') ? { chance: readField(fields, path, 'chance', draws) } : {}),
    };
  };

const readResult: Read<Result> = (value, path) => {
  const fields = readFields(value, path, ['points', 'ranks']);
  return {
    points: readField(fields, path, 'points', readList(readNumber, 1, MAX_SEATS)),
    ranks: readField(fields, path, 'ranks', readList(readWhole(MAX_SEATS), 1, MAX_SEATS)),
  };
};

const readVariant: Read<Record<string, string>> = (value, path) =>
  Object.fromEntries(
    Object.entries(readObject(value, path)).map(([key, of]) => [key, word(of, `${path}.${key}`)]),
  );

const readGame: Read<GameRecord['game']> = (value, path) => {
  const fields = readFields(value, path, ['id', 'version']);
  return { id: readField(fields, path, 'id', word), version: readField(fields, path, 'version', count) };
};

const readEdition: Read<GameRecord['edition']> = (value, path) => {
  const fields = readFields(value, path, ['id', 'hash', 'data']);
  const edition = { id: readField(fields, path, 'id', word), hash: readField(fields, path, 'hash', word) };
  return Object.hasOwn(fields, 'data') ? { ...edition, data: fields.data } : edition;
};

const readStretch: Read<Stretch> = (value, path) => {
  const fields = readFields(value, path, ['last', 'seed', 'commitment']);
  return {
    last: readField(fields, path, 'last', count),
    seed: readField(fields, path, 'seed', hex32),
    commitment: readField(fields, path, 'commitment', hex32),
  };
};

const readFrom: Read<Stretch[]> = (value, path) => {
  const from = readList(readStretch, 1, MAX_STRETCHES)(value, path);
  const odd = from.findIndex((stretch, i) => i > 0 && stretch.last <= (from[i - 1]?.last ?? 0));
  if (odd >= 0) throw new RecordError(`${path}[${odd}].last`, 'must be greater than the one before');
  return from;
};

const readSeat: Read<{ name: string }> = (value, path) => ({
  name: readField(readFields(value, path, ['name']), path, 'name', name),
});

function readVersion(fields: Fields): GameRecord['version'] {
  if (fields.format !== RECORD_FORMAT) {
    throw new RecordError('format', `must be "${RECORD_FORMAT}": this file is not a record of a game`);
  }
  const version = readField(fields, '', 'version', count);
  const known = RECORD_VERSIONS.find(one => one === version);
  if (known !== undefined) return known;
  const advice =
    version > 0
      ? 'read it with the newer release that wrote it, or update this one'
      : 'no release wrote that';
  throw new RecordError(
    'version',
    `is ${version}, and this release reads versions ${RECORD_VERSIONS.join(', ')}: ${advice}`,
  );
}

/**
 * A record from parsed JSON. Throws a RecordError that names the first place that is wrong and says what to do.
 * A record that parses is well formed; whether it is true `verifyRecord` finds out.
 */
export function parseRecord(json: unknown): GameRecord {
  const whole = readObject(json, '');
  const version = readVersion(whole);
  const fields = readFields(whole, '', version === 1 ? HEADER_1 : HEADER_2);
  return {
    format: RECORD_FORMAT,
    version,
    game: readField(fields, '', 'game', readGame),
    edition: readField(fields, '', 'edition', readEdition),
    variant: readField(fields, '', 'variant', readVariant),
    seats: readField(fields, '', 'seats', readList(readSeat, 1, MAX_SEATS)),
    commitment: readField(fields, '', 'commitment', hex32),
    ...(Object.hasOwn(fields, 'seed') ? { seed: readField(fields, '', 'seed', hex32) } : {}),
    ...(version === 2 || Object.hasOwn(fields, 'from')
      ? { from: readField(fields, '', 'from', readFrom) }
      : {}),
    rows: readField(
      fields,
      '',
      'rows',
      readList(readRow(Object.hasOwn(fields, 'seed'), version), 1, MAX_ROWS),
    ),
    ...(Object.hasOwn(fields, 'result') ? { result: readField(fields, '', 'result', readResult) } : {}),
  };
}
