import type { TimeAct } from '@backlot/protocol';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { choicesFor, voted, votersOn } from './ask.ts';
import type { Plan } from './plan.ts';
import { isPerson } from './table-clock.ts';

type Of<Do extends TimeAct['do']> = Extract<TimeAct, { do: Do }>;

/** What must be known to judge an act. */
export type Actor = { readonly person: Person; readonly levels: readonly string[] };

/**
 * Puts what somebody does beside the game into the plan. Doing again what is done already changes nothing.
 * @throws Failure `not-asked`, `malformed`
 */
export function perform(plan: Plan, act: TimeAct, actor: Actor): void {
  switch (act.do) {
    case 'concede':
      concede(plan, act.seat);
      break;
    case 'hand':
      checkLevel(actor, act.level);
      if (isPerson(plan.seats[act.seat])) plan.hand(act.seat, act.level);
      break;
    case 'take-back':
      takeBack(plan, act.seat, actor);
      break;
    case 'choose':
      choose(plan, act, actor);
      break;
    case 'pause':
      pause(plan, act);
      break;
    case 'zone':
      plan.seat(act.seat, { zone: act.zone });
      break;
    default:
      act satisfies never;
  }
}

function concede(plan: Plan, seat: number): void {
  if (plan.table.rows.noticed.conceded.has(seat)) return;
  const plays = plan.person(seat);
  plan.note({ kind: 'concede', seat });
  if (!plan.seats.some(row => plan.person(row.seat))) plan.note({ kind: 'end', why: 'conceded' });
  else if (plays) plan.ask(seat, 'conceded');
}

function takeBack(plan: Plan, seat: number, { person }: Actor): void {
  const row = plan.seats[seat];
  if (isPerson(row)) return;
  if (plan.table.rows.noticed.conceded.has(seat))
    throw new Failure('not-asked', 'You gave this game up: watch it, or open a new table.');
  const kind = row?.own_kind ?? 'person';
  plan.note({ kind: 'back', seat });
  plan.seat(seat, { kind, level: null, own_kind: null, ...(kind === 'person' && { name: person.name }) });
  // Whoever comes back with nothing left would be late at once.
  if (plan.control !== undefined) plan.give(seat, plan.control.increment);
}

function choose(plan: Plan, { seat, about, choice, level }: Of<'choose'>, actor: Actor): void {
  const asked = plan.clocks.asked.find(question => question.seat === about);
  const voters = votersOn(plan.clocks, about, plan.seats.length, voter => plan.person(voter));
  if (asked === undefined || !voters.includes(seat) || !choicesFor(asked.why).includes(choice))
    throw new Failure('not-asked', 'This is not asked of you now: look again, it may have been decided.');
  if (choice === 'bot') checkLevel(actor, level);
  plan.clocks = voted(plan.clocks, about, { seat, choice, ...(choice === 'bot' && { level }) });
}

function checkLevel({ levels }: Actor, level: string | undefined): void {
  if (level !== undefined && levels.includes(level)) return;
  throw new Failure('malformed', `Mend this and send it again: /level: one of ${levels.join(', ')}.`);
}

function pause(plan: Plan, { seat, wish }: Of<'pause'>): void {
  const { control } = plan;
  if (control?.kind !== 'days' || !control.pause)
    throw new Failure('not-asked', 'There are no pauses at this table: that was chosen when it was made.');
  const others = plan.clocks.wishes.filter(other => other !== seat);
  if (!wish) {
    plan.clocks = { ...plan.clocks, paused: undefined, wishes: others };
    return;
  }
  if (plan.clocks.paused !== undefined) return;
  const wishes = [...others, seat].sort((a, b) => a - b);
  const all = plan.seats.every(row => !plan.person(row.seat) || wishes.includes(row.seat));
  plan.clocks = { ...plan.clocks, wishes };
  if (!all) return;
  plan.halt();
  plan.clocks = { ...plan.clocks, paused: plan.at, wishes: [] };
}
