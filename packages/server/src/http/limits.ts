import type { Config } from '../config.ts';

/** Allows a route so many calls a minute from one address, over all processes on the store, unless limits are off altogether. */
export function limited(config: Pick<Config, 'rateLimit'>, aMinute: number) {
  return config.rateLimit > 0 ? { config: { rateLimit: { max: aMinute, timeWindow: 60_000 } } } : {};
}
