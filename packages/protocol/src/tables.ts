import { z } from 'zod';
import { TimeControl, Zone } from './clocks.ts';
import { VISIBILITIES } from './limits.ts';
import { Name } from './people.ts';
import { Level, SeatNumber } from './seats.ts';

export const TableId = z.string().regex(/^[A-Za-z0-9_-]{6,32}$/);
export const Invite = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
/** Names one try of one request, so that the same try twice is done once. */
export const Key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** `closed`: nobody played, it was taken away before it began. */
export const STATUSES = ['open', 'playing', 'ended', 'frozen', 'closed'] as const;

/** One title as the lobby offers it. */
export const Title = z.object({
  id: z.string(),
  seats: z.object({ min: z.number().int(), max: z.number().int() }),
  variants: z.record(z.string(), z.array(z.string())),
  levels: z.array(Level),
  edition: z.object({ id: z.string(), hash: z.string() }),
});
export type Title = z.infer<typeof Title>;

/** Who is to sit where: me, a bot, whoever has the invite link, or another person at this screen. */
export const NewSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }).strict(),
  z.object({ kind: z.literal('bot'), level: Level }).strict(),
  z.object({ kind: z.literal('invite') }).strict(),
  z.object({ kind: z.literal('local'), name: Name }).strict(),
]);
export type NewSeat = z.infer<typeof NewSeat>;
export const NewTable = z
  .object({
    key: Key,
    title: z.string().max(32),
    variant: z.record(z.string().max(32), z.string().max(32)).default({}),
    seats: z.array(NewSeat).min(2).max(6),
    rated: z
      .boolean()
      .optional()
      .describe('counts for the ratings; only where every seat is mine or for whoever has its link'),
    visibility: z.enum(VISIBILITIES).default('private'),
    /** An edition's JSON in place of the shipped one. */
    edition: z.unknown().optional(),
    /** Without one the game is untimed. */
    time: TimeControl.optional(),
    /** My time zone, for windows of the day. */
    zone: Zone.optional(),
  })
  .strict();
export type NewTable = z.infer<typeof NewTable>;
/** A new table as it is asked for: what has a usual value may be left out. */
export type TableWish = z.input<typeof NewTable>;

export const SeatInfo = z.object({
  seat: SeatNumber,
  kind: z.enum(['person', 'bot', 'invite', 'local']),
  name: z.string(),
  level: Level.optional(),
  /** A bot plays for the person whose seat it is, who may take it back. */
  handed: z.boolean().optional(),
  /** Whether this browser moves for it. */
  mine: z.boolean(),
  /** Token of the invite link; only for the table's maker, only while the seat is free. */
  invite: Invite.optional(),
  /** Free, but for one person only: whose name it bears. */
  kept: z.enum(['me', 'other']).optional(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** Whether whoever has the link may see a game that has ended. */
export const Share = z.object({ shared: z.boolean() }).strict();
export type Share = z.infer<typeof Share>;

export const TableInfo = z.object({
  id: TableId,
  title: z.string(),
  variant: z.record(z.string(), z.string()),
  status: z.enum(STATUSES),
  visibility: z.enum(VISIBILITIES),
  /** Whether I made it: then I may give seats to bots and close it. */
  made: z.boolean(),
  /** When it is taken away if it has not begun; absent from then on. */
  closesAt: z.number().int().optional(),
  /** The table whose people play once more here. */
  rematchOf: TableId.optional(),
  /** How many watch without a seat; only where one table is asked for. */
  watchers: z.number().int().optional(),
  seats: z.array(SeatInfo),
  /** Newest row of the log; -1 before the first, which is the set-up. */
  seq: z.number().int(),
  turn: SeatNumber.optional(),
  rated: z.boolean().optional().describe('whether it counts for the ratings'),
  shared: z
    .boolean()
    .optional()
    .describe('of a private table that ended: whether its replay is for whoever has the link'),
  /** Milliseconds since 1970. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  edition: z.object({
    id: z.string(),
    hash: z.string(),
    /** Its JSON, where it is not the shipped one. */
    data: z.unknown().optional(),
  }),
  /** SHA-256 of the secret seed of all chance, hex: published before the first draw. */
  commitment: z.string(),
  time: TimeControl.optional(),
  result: z.object({ points: z.array(z.number()), ranks: z.array(z.number()) }).optional(),
});
export type TableInfo = z.infer<typeof TableInfo>;

export const Join = z.object({ invite: Invite, zone: Zone.optional() }).strict();
export type Join = z.infer<typeof Join>;
