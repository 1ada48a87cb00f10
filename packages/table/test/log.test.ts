import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { END_REASONS, isNote, Log, type Noticed, type Row, type Stretch } from '../src/index.ts';

const seat = fc.integer({ min: 0, max: 3 });
const chance = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  { weight: 1, arbitrary: fc.array(fc.oneof(fc.nat(60), fc.nat(2 ** 32 - 1)), { maxLength: 40 }) },
);
const none = fc.constant<number[]>([]);
const move = fc.oneof(
  fc.constantFrom('', ' ', 'stop', 'place 12', 'join 3 4', '{', 'a\nb', '0 1', '🎬 film', 'coupé'),
  fc.string({ unit: 'binary' }),
);
const at = fc.oneof(
  fc.integer({ min: 1_790_000_000_000, max: 1_790_000_900_000 }),
  fc.constantFrom(0, -1, 1.5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e300),
);
const later = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('move' as const), at, chance, seat, move }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), at, chance: none, seat }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('timeout' as const, 'back' as const, 'concede' as const),
      ...{ at, chance: none, seat },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('bot' as const),
      ...{ at, chance: none, seat, level: fc.string({ unit: 'grapheme' }) },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      ...{ at, chance: none, why: fc.constantFrom(...END_REASONS) },
    }),
  },
);
const stretches = fc
  .uniqueArray(fc.nat(80), { maxLength: 3 })
  .map(lasts =>
    lasts.sort((a, b) => a - b).map((last): Stretch => ({ last, seed: `é ${last}`, commitment: 'c' })),
  );
const setup = fc.record(
  { kind: fc.constant('setup' as const), at, chance, from: stretches },
  { requiredKeys: ['kind', 'at', 'chance'] },
);
const rows = fc
  .tuple(setup, fc.array(later, { maxLength: 90 }))
  .map(([first, more]): Row[] => [first, ...more].map((row, seq) => ({ ...row, seq })));

/** What `noticed` says, found by going through all rows of the table itself. */
function lookedThrough(all: readonly Row[]): Noticed {
  const [conceded, handed, late] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let ended: Noticed['ended'];
  const from = (all[0]?.kind === 'setup' && all[0].from) || [];
  const over = from.filter(({ last }) => last < all.length).at(-1)?.last ?? -1;
  for (const row of all.slice(over + 1)) {
    if (row.kind === 'timeout') late.add(row.seat);
    if (row.kind === 'move') late.delete(row.seat);
    if (row.kind === 'bot') handed.add(row.seat);
    if (row.kind === 'back') handed.delete(row.seat);
    if (row.kind === 'concede') conceded.add(row.seat);
    if (row.kind === 'end') ended = row.why;
  }
  return { conceded, handed, late, ended };
}

describe('a log', () => {
  it('gives back exactly the rows it was given, one by one or many at once, to the letter of their JSON', () => {
    fc.assert(
      fc.property(rows, fc.nat(90), (all, some) => {
        const log = Log.of(all);
        const grown = all.slice(some).reduce((log, row) => log.with(row), Log.of(all.slice(0, some)));
        for (const one of [log, grown]) {
          expect([...one]).toEqual(all);
          expect(JSON.stringify([...one])).toBe(JSON.stringify(all));
          expect(one.length).toBe(all.length);
        }
      }),
    );
  });

  it('gives any of them as a list does', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: -5, max: 99 }), fc.nat(99), (all, place, to) => {
        const log = Log.of(all);
        const from = Math.max(place, 0);
        expect(log.at(place)).toEqual(all.at(place));
        expect(log.at(-1)).toEqual(all.at(-1));
        expect(log.slice(from)).toEqual(all.slice(from));
        expect(log.slice(from, to)).toEqual(all.slice(from, to));
        const end = Math.min(from, all.length);
        expect([...log.before(end)]).toEqual(all.slice(0, end).reverse());
      }),
    );
  });

  it('knows at every length what its notes say', () => {
    fc.assert(
      fc.property(rows, all => {
        let log = Log.empty;
        for (const [i, row] of all.entries()) {
          log = log.with(row);
          const soFar = all.slice(0, i + 1);
          expect(log.noticed).toEqual(lookedThrough(soFar));
          expect(log.annotated).toBe(soFar.some(isNote));
        }
        expect(log.stretches).toEqual((all[0]?.kind === 'setup' && all[0].from) || []);
      }),
    );
  });

  it('stays as it was when others grow from it', () => {
    fc.assert(
      fc.property(rows, later, later, (all, one, other) => {
        const log = Log.of(all);
        const seq = all.length;
        const [first, second] = [
          { ...one, seq },
          { ...other, seq },
        ] as Row[] as [Row, Row];
        expect([...log.with(first)]).toEqual([...all, first]);
        expect([...log.with(second)]).toEqual([...all, second]);
        expect([...log]).toEqual(all);
      }),
    );
  });
});
