import { z } from 'zod';
import { SeatNumber } from './seats.ts';
import { TableId } from './tables.ts';

/** A person, named by a seat that everyone at the table sees: ids of others are not handed out for this. */
export const AtSeat = z.object({ table: TableId, seat: SeatNumber }).strict();
export type AtSeat = z.infer<typeof AtSeat>;

export const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
/** Tells the operator of a person, or of something that person wrote. */
export const Report = AtSeat.extend({
  reason: z.enum(REASONS),
  text: z.string().trim().max(1000).default('').describe('what happened, in own words'),
  message: z.string().trim().max(500).optional().describe('the words that are reported'),
});
export type Report = z.infer<typeof Report>;
