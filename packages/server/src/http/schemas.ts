import { Invite, Problem, SeatNumber, TableId } from '@backlot/protocol';
import { z } from 'zod';

/** The answers of every route when something is wrong. */
export const problems = {
  '4xx': { description: 'Something to mend', content: { 'application/problem+json': { schema: Problem } } },
  '5xx': { description: 'Try again later', content: { 'application/problem+json': { schema: Problem } } },
} as const;

export const TableParams = z.object({ id: TableId });

export const InfoQuery = z
  .object({
    invite: Invite.optional().describe('token of a link to one of its seats, to look before sitting down'),
  })
  .strict();

const digits = z.string().regex(/^-?\d{1,6}$/, 'a whole number');
export const ViewQuery = z
  .object({
    seat: digits.transform(Number).pipe(SeatNumber).optional().describe('one of my seats; absent to watch'),
    after: digits.transform(Number).pipe(z.number().int().min(-1)).optional().describe('newest row I know'),
  })
  .strict();

export const FilmQuery = ViewQuery.pick({ seat: true }).strict();

export const OrdersQuery = z
  .object({ seat: digits.transform(Number).pipe(SeatNumber).describe('one of my seats') })
  .strict();

/** A finished game as it was seen, and which shape of view a board must be able to draw to show it. */
export const StoredReel = z.object({
  viewShape: z.number().int(),
  reel: z.object({}).loose().describe('first views, changes and events by viewpoint: see the table package'),
});
