import type { Plan } from './plan.ts';
import { ABANDONED_AFTER, LONGEST_PAUSE } from './wake.ts';

/** So often in a row a seat's turn is played for its absent player; then the others are asked. */
const LAPSES = 3;

/** Puts all that is due by itself into the plan; true where there was something. Safe to repeat. */
export function tick(plan: Plan): boolean {
  const { at } = plan;
  const { paused, asked, running } = plan.clocks;
  if (asked.some(question => question.at + ABANDONED_AFTER <= at)) {
    plan.note({ kind: 'end', why: 'abandoned' });
    return true;
  }
  if (paused !== undefined && paused + LONGEST_PAUSE <= at) {
    plan.clocks = { ...plan.clocks, paused: undefined };
    return true;
  }
  if (running === undefined || running.deadline > at) return false;
  expire(plan, running.seat);
  return true;
}

function expire(plan: Plan, seat: number): void {
  plan.halt();
  plan.note({ kind: 'timeout', seat });
  const count = (plan.clocks.lapses[seat] ?? 0) + 1;
  const lapses = plan.clocks.lapses.map((before, i) => (i === seat ? count : before));
  plan.clocks = { ...plan.clocks, lapses, credit: undefined };
  if (plan.control?.expiry !== 'default' || count > LAPSES) {
    plan.ask(seat, 'time');
    return;
  }
  plan.playAbsent();
  plan.give(seat, plan.control.increment);
}
