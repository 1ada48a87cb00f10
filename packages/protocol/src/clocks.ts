import { z } from 'zod';
import { SHORTEST_WINDOW, TIMES } from './limits.ts';
import { Level, SeatNumber } from './seats.ts';

/** Milliseconds within limits, which are told in `words` where they are not kept. */
const within = ([from, to]: readonly [number, number], words: string) =>
  z.number(words).int(words).min(from, words).max(to, words);

/** An IANA time zone, such as Europe/Berlin. */
export const Zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+/-]+$/)
  .refine(isZone, 'a time zone such as Europe/Berlin');

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const DayMinute = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);
/** When clocks run, in minutes after midnight of each seat's own time zone; `from` after `to` goes over midnight. */
export const DayWindow = z
  .object({ from: DayMinute, to: DayMinute })
  .strict()
  .refine(({ from, to }) => (to - from + 1440) % 1440 >= SHORTEST_WINDOW, 'a window of at least 6 hours');
export type DayWindow = z.infer<typeof DayWindow>;

/**
 * How much time a seat has, in milliseconds: `bank` at the start, and `increment` back for each time it has decided and
 * another seat is asked, but never more than the bank was at first.
 */
export const TimeControl = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('live'),
      bank: within(TIMES.live.bank, 'from 1 minute to 5 hours, in milliseconds'),
      increment: within(TIMES.live.increment, 'from 5 seconds to 10 minutes, in milliseconds'),
      /** What happens when a seat's time is up: the others are asked, or the move of an absent player is played. */
      expiry: z.enum(['ask', 'default']),
    })
    .strict(),
  z
    .object({
      kind: z.literal('days'),
      bank: within(TIMES.days.bank, 'from 1 hour to 60 days, in milliseconds'),
      increment: within(TIMES.days.increment, 'from 1 hour to 14 days, in milliseconds'),
      expiry: z.enum(['ask', 'default']),
      window: DayWindow.optional(),
      /** Whether all players together may stop the clocks. */
      pause: z.boolean(),
    })
    .strict(),
]);
export type TimeControl = z.infer<typeof TimeControl>;

/** What the others may answer about a seat that is late or has given up. */
export const CHOICES = ['wait', 'bot', 'end'] as const;
export const Choice = z.enum(CHOICES);
export type Choice = z.infer<typeof Choice>;

/** Something done beside the game; `seat` is a seat of mine. */
export const TimeAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('concede'), seat: SeatNumber }).strict(),
  z.object({ do: z.literal('hand'), seat: SeatNumber, level: Level }).strict(),
  z.object({ do: z.literal('take-back'), seat: SeatNumber }).strict(),
  z
    .object({
      do: z.literal('choose'),
      seat: SeatNumber,
      about: SeatNumber,
      choice: Choice,
      /** The bot that is to play; with the choice `bot`. */
      level: Level.optional(),
    })
    .strict(),
  z.object({ do: z.literal('pause'), seat: SeatNumber, wish: z.boolean() }).strict(),
  z.object({ do: z.literal('zone'), seat: SeatNumber, zone: Zone }).strict(),
]);
export type TimeAct = z.infer<typeof TimeAct>;

/** What the others are asked about a seat. All of it is public. */
export const Question = z.object({
  seat: SeatNumber,
  why: z.enum(['time', 'conceded']),
  choices: z.array(Choice),
  /** Seats that are asked. */
  voters: z.array(SeatNumber),
  votes: z.array(z.object({ seat: SeatNumber, choice: Choice, level: Level.optional() })),
  /** When the table is closed if nobody has chosen until then. */
  closes: z.number().int(),
});
export type Question = z.infer<typeof Question>;

/** The clocks of a table at `now` by the server's clock; all times are milliseconds. */
export const ClockView = z.object({
  now: z.number().int(),
  /** Time left, by seat; empty at an untimed table. */
  left: z.array(z.number().int()),
  /** The seat whose clock is on. */
  running: z
    .object({
      seat: SeatNumber,
      /** When its time is up. */
      deadline: z.number().int(),
      /** Whether time runs off at this moment; outside its window it does not. */
      counts: z.boolean(),
      /** When that changes. */
      turns: z.number().int().optional(),
    })
    .optional(),
  questions: z.array(Question),
  /** Since when all clocks stand still by agreement. */
  paused: z.number().int().optional(),
  /** Seats that wish a pause. */
  wishes: z.array(SeatNumber),
});
export type ClockView = z.infer<typeof ClockView>;
