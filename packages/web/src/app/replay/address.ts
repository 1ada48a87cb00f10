import type { Seat } from '@backlot/engine';

/** A moment of a replay: the step, and through whose eyes where the address says so ('all': the audience). */
export interface Moment {
  readonly step: number;
  readonly eyes?: Seat | 'all';
}

/** "#step=42&seat=2" (seats count from 1) or "#step=42&seat=all"; undefined for any other address. */
export function momentIn(hash: string): Moment | undefined {
  const [, step, , seat] = /^#step=(\d{1,6})(&seat=(all|[1-6]))?$/.exec(hash) ?? [];
  if (step === undefined) return undefined;
  if (seat === undefined) return { step: Number(step) };
  return { step: Number(step), eyes: seat === 'all' ? 'all' : Number(seat) - 1 };
}

/** The address of a moment, to be put behind that of the table. */
export const hashOf = ({ step, eyes }: Moment): string =>
  `#step=${step}${eyes === undefined ? '' : `&seat=${eyes === 'all' ? 'all' : eyes + 1}`}`;
