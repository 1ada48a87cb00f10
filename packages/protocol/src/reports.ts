import { z } from 'zod';
import { SeatNumber } from './seats.ts';
import { TableId } from './tables.ts';

const place = {
  table: TableId,
  seat: SeatNumber.optional().describe('who sits there, at a table of mine'),
  line: z.number().int().min(1).optional().describe('who said that line of chat in my room'),
};
const one = ({ seat, line }: { seat?: unknown; line?: unknown }) =>
  (seat === undefined) !== (line === undefined);
const ONE = 'either a seat or a line is needed';

/** A person, named by what everyone at the table sees: ids of others are not handed out for this. */
export const AtTable = z.object(place).strict().refine(one, ONE);
export type AtTable = z.infer<typeof AtTable>;

export const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
/** Tells the operator of a person; with a line also what that person wrote. */
export const Report = z
  .object({
    ...place,
    reason: z.enum(REASONS),
    text: z.string().trim().max(1000).default('').describe('what happened, in own words'),
  })
  .strict()
  .refine(one, ONE);
export type Report = z.infer<typeof Report>;
