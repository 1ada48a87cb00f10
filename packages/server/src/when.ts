/** Milliseconds since 1970 to the minute, in UTC, such as "2026-12-08 03:30"; the driver may give them as text. */
export const when = (ms: number): string => new Date(Number(ms)).toISOString().slice(0, 16).replace('T', ' ');
