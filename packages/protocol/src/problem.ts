import { z } from 'zod';
import { Ban } from './bans.ts';

/** Every kind of failure a client can meet; the page has words for each. */
export const PROBLEMS = [
  'malformed',
  'not-found',
  'no-session',
  'bad-token',
  'not-for-tokens',
  'wrong-origin',
  'not-your-seat',
  'not-your-turn',
  'illegal-move',
  'unknown-move',
  'stale',
  'cannot-undo',
  'seat-taken',
  'rated',
  'blocked',
  'banned',
  'seat-handed',
  'not-asked',
  'table-open',
  'table-closed',
  'table-ended',
  'table-frozen',
  'running',
  'edition',
  'record',
  'too-large',
  'wrong-type',
  'too-many',
  'bad-code',
  'bad-link',
  'bad-passkey',
  'not-offered',
  'mail-failed',
  'storage',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** RFC 9457 body (`application/problem+json`): says what is wrong and what to do. */
export const Problem = z.object({
  type: z.string().describe('"/problems/" and the code'),
  code: z.enum(PROBLEMS),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('what to do about it'),
  rule: z.string().optional().describe('the rulebook paragraph a refused move breaks'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  seq: z.number().int().optional().describe("the table's newest seq, where a stale one was sent"),
  ban: Ban.optional().describe('until when and why, where somebody is banned'),
});
export type Problem = z.infer<typeof Problem>;
