import { z } from 'zod';
import { CHAT_LENGTH } from './limits.ts';
import { SeatNumber } from './seats.ts';
import { Key } from './tables.ts';

/** Who sits at a table and who only watches it talk apart, and neither reads the other. */
export const ROOMS = ['players', 'watchers'] as const;
export type ChatRoom = (typeof ROOMS)[number];

const ChatText = z
  .string()
  .trim()
  .min(1)
  .max(CHAT_LENGTH)
  // Line breaks, tabs and invisible control characters would let one line pose as another.
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u, 'one line of printable characters');

export const Say = z.object({ key: Key, text: ChatText }).strict();
export type Say = z.infer<typeof Say>;

export const ChatLine = z.object({
  n: z.number().int().describe('its number at this table, rising'),
  /** The number of the same speaker's first line: tells speakers of one name apart. */
  voice: z.number().int(),
  name: z.string(),
  /** Where the speaker sits. */
  seat: SeatNumber.optional(),
  mine: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
  muted: z.boolean().describe('a stranger whom I have not asked to hear, or somebody I muted'),
  text: z.string().optional().describe('absent where it is muted'),
});
export type ChatLine = z.infer<typeof ChatLine>;

export const ChatPage = z.object({
  room: z.enum(ROOMS),
  lines: z.array(ChatLine).describe('oldest first'),
  more: z.boolean().describe('whether there are older lines'),
});
export type ChatPage = z.infer<typeof ChatPage>;

const row = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
export const ChatQuery = z
  .object({
    after: row.optional().describe('only newer lines than this'),
    before: row.optional().describe('only older lines than this'),
  })
  .strict();
export type ChatQuery = z.infer<typeof ChatQuery>;

/** Says whether I want to hear whoever said line `n`, here and at other tables. */
export const Hear = z.object({ n: z.number().int().min(1), hear: z.boolean() }).strict();
export type Hear = z.infer<typeof Hear>;
