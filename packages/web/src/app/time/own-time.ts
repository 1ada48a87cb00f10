import type { TimeControl } from '@backlot/protocol';
import { SHORTEST_WINDOW, TIMES } from '@backlot/protocol/limits';

/** Times that somebody chose, as the fields show them. `NaN` stands in a field that is empty. */
export interface OwnTime {
  readonly kind: TimeControl['kind'];
  /** In minutes at one sitting, in days over days. */
  readonly bank: number;
  /** In seconds at one sitting, in hours over days. */
  readonly increment: number;
  /** The part of the day in which clocks run, in minutes after midnight. */
  readonly from: number;
  readonly to: number;
}
export type OwnField = 'bank' | 'increment' | 'window';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const UNITS = {
  live: { bank: 60 * SECOND, increment: SECOND },
  days: { bank: 24 * HOUR, increment: HOUR },
} as const;
/** What stands there when a kind is chosen. */
const FIRST = { live: { bank: 10, increment: 15 }, days: { bank: 3, increment: 24 } } as const;

export const OWN: OwnTime = { kind: 'live', ...FIRST.live, from: 9 * 60, to: 21 * 60 };

/** The same with another kind: numbers that would mean something else go. */
export const ofKind = (own: OwnTime, kind: OwnTime['kind']): OwnTime =>
  kind === own.kind ? own : { ...own, kind, ...FIRST[kind] };

/** What was chosen last, where it still makes sense. */
export function fitOwn(remembered: Partial<OwnTime> | undefined): OwnTime {
  const kind = remembered?.kind === 'days' ? 'days' : 'live';
  const own = { ...OWN, ...FIRST[kind], ...remembered, kind } as OwnTime;
  const whole = [own.bank, own.increment, own.from, own.to].every(value => Number.isFinite(value));
  return whole && ownFaults(own, true).length === 0 ? own : { ...OWN, kind, ...FIRST[kind] };
}

/** The smallest and the largest number of a field, in its unit. */
export function rangeOf(kind: OwnTime['kind'], field: 'bank' | 'increment'): { min: number; max: number } {
  const [from, to] = TIMES[kind][field];
  const unit = UNITS[kind][field];
  // Whole days, though the server would take an hour.
  return {
    min: kind === 'days' && field === 'bank' ? 1 : Math.ceil(from / unit),
    max: Math.floor(to / unit),
  };
}

/** The fields that the server would refuse. */
export function ownFaults(own: OwnTime, window: boolean): OwnField[] {
  const faults: OwnField[] = (['bank', 'increment'] as const).filter(field => {
    const { min, max } = rangeOf(own.kind, field);
    return !(Number.isInteger(own[field]) && own[field] >= min && own[field] <= max);
  });
  const length = (own.to - own.from + 1440) % 1440;
  if (own.kind === 'days' && window && !(length >= SHORTEST_WINDOW)) faults.push('window');
  return faults;
}

/** As the server takes it, where nothing is at fault. */
export function ownControl(
  { kind, bank, increment, from, to }: OwnTime,
  more: { readonly expiry: TimeControl['expiry']; readonly window: boolean; readonly pause: boolean },
): TimeControl {
  const { expiry, window, pause } = more;
  const times = { bank: bank * UNITS[kind].bank, increment: increment * UNITS[kind].increment };
  if (kind === 'live') return { kind, ...times, expiry };
  return { kind, ...times, expiry, pause, ...(window && { window: { from, to } }) };
}
