import { z } from 'zod';
import { ClockView } from './clocks.ts';
import { Problem } from './problem.ts';
import { SeatNumber } from './seats.ts';
import { Key, STATUSES, TableId } from './tables.ts';

/** A move in its text form, and the row of the log it answers. */
export const MoveText = z.string().min(1).max(80);
export const PlayMove = z
  .object({ seat: SeatNumber, seq: z.number().int().min(0), key: Key, move: MoveText })
  .strict();
export type PlayMove = z.infer<typeof PlayMove>;
export const Undo = z.object({ seat: SeatNumber, seq: z.number().int().min(0), key: Key }).strict();
export type Undo = z.infer<typeof Undo>;
export const Ack = z.object({ key: Key, seq: z.number().int() });
export type Ack = z.infer<typeof Ack>;

const OrderValue = z.union([z.literal(true), z.number().int(), z.string().max(32)]);
/** A seat's standing orders by their ids: shown to whoever moves for the seat, and to nobody else. */
export const Orders = z.record(z.string().max(32), OrderValue);
export type Orders = z.infer<typeof Orders>;
/** Orders to give, and with null to revoke; the others stay. */
export const GiveOrders = z
  .object({ seat: SeatNumber, orders: z.record(z.string().max(32), OrderValue.nullable()) })
  .strict();
export type GiveOrders = z.infer<typeof GiveOrders>;
export const SeatOrders = z.object({ seat: SeatNumber, orders: Orders });
export type SeatOrders = z.infer<typeof SeatOrders>;

const END_REASONS = ['agreed', 'conceded', 'abandoned'] as const;

/** One row of the log as one seat may see it. Row 0 is the set-up and has neither seat nor move. */
export const Step = z.object({
  seq: z.number().int(),
  seat: SeatNumber.optional(),
  /** Only for the seat that made it: its text may name what is hidden from others. Events tell them the rest. */
  move: z.string().optional(),
  /** Of the set-up, where the table goes on from a record: the newest row that was the record's. */
  from: z.object({ last: z.number().int(), commitment: z.string() }).optional(),
  /** What happened beside the game, where it was no move. */
  note: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.enum(['timeout', 'back', 'concede']) }),
      z.object({ kind: z.literal('bot'), level: z.string() }),
      z.object({ kind: z.literal('end'), why: z.enum(END_REASONS) }),
    ])
    .optional(),
  events: z.array(z.object({ type: z.string() }).loose()),
});
export type Step = z.infer<typeof Step>;

/** The table as one seat (or, without a seat, a spectator) sees it, and what it missed. */
export const Update = z.object({
  type: z.literal('update'),
  table: TableId,
  seq: z.number().int(),
  status: z.enum(STATUSES),
  /** Whose eyes the view is made for; absent for a spectator. */
  seat: SeatNumber.optional(),
  turn: SeatNumber.optional(),
  /** The game's own View; check `game` before reading it. */
  game: z.object({ id: z.string(), version: z.number().int() }),
  view: z.object({}).loose(),
  /** The row that `steps` goes on from, -1 for the whole log: a client that knows less has a gap and asks again. */
  after: z.number().int().min(-1).optional(),
  steps: z.array(Step).describe('rows after `after` that still stand, in order'),
  gone: z.array(z.number().int()).describe('rows taken back by undo, to be dropped from the log'),
  /** Whether the viewing seat may take its last move back now. */
  undo: z.boolean(),
  /** A bot is thinking, so nobody at this screen is waited for. */
  thinking: z.boolean(),
  result: z.object({ points: z.array(z.number()), ranks: z.array(z.number()) }).optional(),
  /** Why the game ended before its rules ended it: then ranks count and points do not. */
  early: z.enum(END_REASONS).optional(),
  /** Where there are clocks, or the players are asked about a seat. */
  clock: ClockView.optional(),
  /** The viewing seat's standing orders, where the game has any. */
  orders: Orders.optional(),
});
export type Update = z.infer<typeof Update>;

export const ClientMessage = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('subscribe'),
      table: TableId,
      /** One of my seats, or none to watch. */
      seat: SeatNumber.optional(),
      /** The newest row I know; absent for all. */
      after: z.number().int().min(-1).optional(),
    })
    .strict(),
  z.object({ type: z.literal('unsubscribe'), table: TableId }).strict(),
  PlayMove.extend({ type: z.literal('move'), table: TableId }).strict(),
  Undo.extend({ type: z.literal('undo'), table: TableId }).strict(),
  z.object({ type: z.literal('ping'), at: z.number() }).strict(),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  Update,
  /**
   * Seats or status changed: somebody joined, say. Read the table's info again. It is also the answer to a
   * subscription of a table whose game has not begun; the first update follows by itself when it begins.
   */
  z.object({ type: z.literal('changed'), table: TableId }),
  /** Somebody spoke in my room: ask for the lines. The words are not in it. */
  z.object({ type: z.literal('chat'), table: TableId, n: z.number().int() }),
  /** So many watch now. */
  z.object({ type: z.literal('watchers'), table: TableId, count: z.number().int() }),
  Ack.extend({ type: z.literal('ack') }),
  z.object({
    type: z.literal('refused'),
    key: z.string().optional(),
    table: TableId.optional(),
    problem: Problem,
  }),
  z.object({ type: z.literal('pong'), at: z.number() }),
  /** The server stops; connect again shortly. */
  z.object({ type: z.literal('closing') }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
