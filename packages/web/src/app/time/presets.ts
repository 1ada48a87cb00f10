import type { TimeControl } from '@backlot/protocol';
import { fitOwn, OWN, type OwnTime, ownControl } from './own-time.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export const PRESETS = ['untimed', 'quick', 'evening', 'daily', 'weeks', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

/** What the ticket window asks about time; what a preset doesn't use is kept for when another one is chosen. */
export interface TimePlan {
  readonly preset: Preset;
  readonly playsOn: boolean;
  readonly window: boolean;
  readonly pause: boolean;
  /** Times of one's own, in place of a preset's. */
  readonly own: OwnTime;
}

export const UNTIMED: TimePlan = { preset: 'untimed', playsOn: false, window: false, pause: true, own: OWN };

/** What was chosen last, where it still makes sense. */
export function fitTime(remembered: Partial<TimePlan> | undefined): TimePlan {
  const preset = PRESETS.find(known => known === remembered?.preset) ?? UNTIMED.preset;
  return {
    preset,
    playsOn: remembered?.playsOn === true,
    window: remembered?.window === true,
    pause: remembered?.pause !== false,
    own: fitOwn(remembered?.own),
  };
}

const LIVE = {
  quick: { bank: 5 * MINUTE, increment: 10_000 },
  evening: { bank: 20 * MINUTE, increment: 30_000 },
} as const;
const OVER_DAYS = {
  daily: { bank: 2 * DAY, increment: DAY },
  weeks: { bank: 7 * DAY, increment: 3 * DAY },
} as const;

/** Whether the game is to be played at one sitting, with clocks. */
export function isLive({ preset, own }: TimePlan): boolean {
  return preset === 'own' ? own.kind === 'live' : Object.hasOwn(LIVE, preset);
}

/** The plan as the server takes it, if its times are what they may be; undefined for no clock. */
export function controlOf(plan: TimePlan): TimeControl | undefined {
  const { preset, playsOn, window, pause, own } = plan;
  if (preset === 'untimed') return undefined;
  const expiry = playsOn ? 'default' : 'ask';
  if (preset === 'own') return ownControl(own, { expiry, window, pause });
  if (preset === 'quick' || preset === 'evening') return { kind: 'live', ...LIVE[preset], expiry };
  const hours = { from: 9 * 60, to: 21 * 60 };
  return { kind: 'days', ...OVER_DAYS[preset], expiry, pause, ...(window && { window: hours }) };
}

/** The time zone of this browser, where it tells one. */
export function myZone(): { zone?: string } {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone ? { zone } : {};
}
