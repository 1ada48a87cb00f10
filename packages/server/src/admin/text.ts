/** What people wrote must not steer the operator's terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ');
}

/** Milliseconds since 1970 to the minute, in UTC. */
export const when = (ms: number): string => new Date(Number(ms)).toISOString().slice(0, 16).replace('T', ' ');
