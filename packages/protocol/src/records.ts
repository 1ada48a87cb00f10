import { z } from 'zod';
import { Key } from './tables.ts';

/** How many rows of a record are taken over at most: far more than any game has. */
const MOST_ROWS = 20_000;

/** Opens a table for people at one screen that goes on after a row of a record. */
export const ContinueRecord = z
  .object({
    key: Key,
    /** A record as `GET /api/tables/:id/record` gives it, finished or not, with its seed. */
    record: z.unknown().describe('a record as it is downloaded'),
    seq: z.number().int().min(0).max(MOST_ROWS).describe('the newest row to be taken over'),
  })
  .strict();
export type ContinueRecord = z.infer<typeof ContinueRecord>;
