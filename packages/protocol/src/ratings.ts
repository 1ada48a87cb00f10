import { z } from 'zod';
import { TableId } from './tables.ts';

/** People and bots are compared with their own kind only. */
export const POOLS = ['people', 'bots'] as const;
export const Pool = z.enum(POOLS);
export type Pool = z.infer<typeof Pool>;

const Person = z.object({ id: z.string(), name: z.string() });
/** Strength as people read it: about 1,000 at first; it grows with what is sure. */
const Points = z.number().int();
const Time = z.number().int().describe('milliseconds since 1970');

export const Leaderboard = z.object({
  title: z.string(),
  pool: Pool,
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  lines: z.array(
    z.object({ place: z.number().int(), person: Person, points: Points, games: z.number().int() }),
  ),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** What everybody may know of a person: what it played at rated tables. */
export const PersonPage = z.object({
  id: z.string(),
  name: z.string(),
  bot: z.boolean(),
  ratings: z.array(
    z.object({
      title: z.string(),
      pool: Pool,
      points: Points,
      games: z.number().int(),
      history: z.array(z.object({ at: Time, points: Points })).describe('oldest first'),
    }),
  ),
  games: z
    .array(
      z.object({
        table: TableId.optional().describe('absent where its replay is only for its own people'),
        title: z.string(),
        endedAt: Time,
        place: z.number().int(),
        left: z.boolean().describe('gave up or was absent at the end, and so came last'),
        points: Points,
        change: z.number().int(),
        others: z.array(Person.extend({ place: z.number().int() })),
      }),
    )
    .describe('newest first'),
});
export type PersonPage = z.infer<typeof PersonPage>;
