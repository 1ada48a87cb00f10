/** What the page needs as values: in a file without schemas, so that it does not fetch the library that reads them. */

/** In the lobby for all; for whoever has the link; or only for those who sit there or are invited. */
export const VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What clocks may be set to, from and to, in milliseconds: at one sitting, and over days. */
export const TIMES = {
  live: { bank: [MINUTE, 5 * HOUR], increment: [5000, 10 * MINUTE] },
  days: { bank: [HOUR, 60 * DAY], increment: [HOUR, 14 * DAY] },
} as const;
/** The shortest part of the day in which clocks may run, in minutes. */
export const SHORTEST_WINDOW = 360;

/** Longest thing said at once, in UTF-16 units. */
export const CHAT_LENGTH = 400;
