import { z } from 'zod';
import { Name } from './people.ts';
import { MoveText, Update } from './play.ts';
import { Problem } from './problem.ts';
import { SeatNumber } from './seats.ts';
import { STATUSES, TableId } from './tables.ts';

const PersonId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export const TokenId = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);

/** Who a new token plays as: its maker, a bot of theirs, or a bot that is made with it. */
export const TokenActor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }).strict(),
  z.object({ kind: z.literal('bot'), id: PersonId }).strict(),
  z.object({ kind: z.literal('new-bot'), name: Name }).strict(),
]);
export type TokenActor = z.infer<typeof TokenActor>;
export const NewToken = z.object({ name: Name.describe('for its maker only'), as: TokenActor }).strict();
export type NewToken = z.infer<typeof NewToken>;

/** A token as its maker sees it; the secret itself is shown once, when it is made. */
export const TokenInfo = z.object({
  id: TokenId,
  name: z.string(),
  as: z.object({ id: z.string(), name: z.string(), bot: z.boolean() }),
  /** Milliseconds since 1970; the use of a token is noted once an hour. */
  createdAt: z.number().int(),
  usedAt: z.number().int().optional(),
});
export type TokenInfo = z.infer<typeof TokenInfo>;
export const MadeToken = z.object({
  secret: z.string().describe('for the header "Authorization: Bearer …"; never shown again'),
  token: TokenInfo,
});
export type MadeToken = z.infer<typeof MadeToken>;

/** One line of a table's stream of events. */
export const StreamLine = z.discriminatedUnion('type', [
  Update.extend({
    legal: z
      .array(MoveText)
      .optional()
      .describe('all moves this seat may make now, ready to be posted; only when it is to move'),
  }),
  z
    .object({ type: z.literal('changed'), table: TableId })
    .describe('seats changed, or the game has not begun: see GET /api/tables/{id}'),
  z.object({ type: z.literal('heartbeat'), seq: z.number().int() }).describe('nothing new, the link lives'),
  z
    .object({
      type: z.literal('end'),
      status: z.enum(STATUSES),
      seq: z.number().int(),
      seat: SeatNumber.optional(),
      result: z.object({ points: z.array(z.number()), ranks: z.array(z.number()) }).optional(),
    })
    .describe('the last line of a game that is over'),
  z
    .object({ type: z.literal('problem'), problem: Problem })
    .describe('the last line: this stream is refused'),
  z.object({ type: z.literal('closing') }).describe('the last line: the server stops, ask again shortly'),
]);
export type StreamLine = z.infer<typeof StreamLine>;
