import { z } from 'zod';
import { TimeControl, Zone } from './clocks.ts';
import { Level, SeatNumber } from './seats.ts';
import { Key, SeatInfo, TableId } from './tables.ts';

/** What the lobby shows: tables that wait for players, or games one may watch. */
export const SHOWN = ['open', 'playing'] as const;
/** How fast a table plays: at one sitting, over days, or without clocks. */
export const PACES = ['live', 'days', 'untimed'] as const;

const number = z
  .string()
  .regex(/^\d{1,2}$/, 'a small whole number')
  .transform(Number);
export const LobbyQuery = z
  .object({
    show: z.enum(SHOWN).default('open'),
    title: z.string().max(32).optional(),
    pace: z.enum(PACES).optional(),
    free: number.pipe(z.number().min(1).max(6)).optional().describe('at least so many seats to be had'),
    cursor: z
      .string()
      .regex(/^\d{1,16}\.[A-Za-z0-9_-]{6,32}$/)
      .optional()
      .describe('`next` of the page before'),
    limit: number.pipe(z.number().min(1).max(50)).default(20),
  })
  .strict();
export type LobbyQuery = z.infer<typeof LobbyQuery>;

/** A public table as anybody may see it. */
export const LobbyTable = z.object({
  id: TableId,
  title: z.string(),
  variant: z.record(z.string(), z.string()),
  status: z.enum(SHOWN),
  seats: z.array(SeatInfo),
  /** Seats that anybody may take. */
  free: z.number().int(),
  pace: z.enum(PACES),
  time: TimeControl.optional(),
  watchers: z.number().int(),
  /** Milliseconds since 1970. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  /** When it is taken away if it has not begun. */
  closesAt: z.number().int().optional(),
});
export type LobbyTable = z.infer<typeof LobbyTable>;

export const LobbyPage = z.object({
  tables: z.array(LobbyTable).describe('the newest first'),
  next: z.string().optional().describe('asks for the page after this one; absent on the last'),
});
export type LobbyPage = z.infer<typeof LobbyPage>;

/** Takes a seat that is free for anybody, or the one kept for me. */
export const Sit = z
  .object({
    seat: SeatNumber.optional().describe('absent for the first'),
    zone: Zone.optional().describe('my time zone, for windows of the day'),
  })
  .strict();
export type Sit = z.infer<typeof Sit>;
/** Gives free seats to bots; the game begins with the last one. */
export const SeatBots = z
  .object({ level: Level, seat: SeatNumber.optional().describe('absent for all that are free') })
  .strict();
export type SeatBots = z.infer<typeof SeatBots>;
/** Gives seats free again before the game begins. */
export const FreeSeats = z
  .object({
    seat: SeatNumber.optional().describe(
      'one of mine, or any where I made the table; absent for all of mine',
    ),
  })
  .strict();
export type FreeSeats = z.infer<typeof FreeSeats>;
export const Rematch = z.object({ key: Key }).strict();
