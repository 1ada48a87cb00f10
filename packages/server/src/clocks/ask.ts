import type { Choice, Level } from '@backlot/protocol';
import type { Asked, ClockState, Vote } from './state.ts';

/** The mildest first: it wins where all have answered and no choice has a majority. */
const MILD: readonly Choice[] = ['wait', 'bot', 'end'];

/** What may be chosen about a seat: one that has given up is not waited for. */
export const choicesFor = (why: Asked['why']): readonly Choice[] =>
  why === 'time' ? MILD : MILD.filter(choice => choice !== 'wait');

/** Who is asked about a seat: people who play themselves and are not asked about. */
export function votersOn(
  clocks: ClockState,
  about: number,
  seats: number,
  person: (seat: number) => boolean,
): number[] {
  const absent = new Set(clocks.asked.map(({ seat }) => seat));
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    seat => seat !== about && person(seat) && !absent.has(seat),
  );
}

export function asking(clocks: ClockState, seat: number, why: Asked['why'], at: number): ClockState {
  const others = clocks.asked.filter(asked => asked.seat !== seat);
  return { ...clocks, asked: [...others, { seat, why, at, votes: [] }] };
}

export function settledOn(clocks: ClockState, seat: number): ClockState {
  return { ...clocks, asked: clocks.asked.filter(asked => asked.seat !== seat) };
}

/** Puts a vote in the place of the seat's earlier one. */
export function voted(clocks: ClockState, about: number, vote: Vote): ClockState {
  const asked = clocks.asked.map(question =>
    question.seat === about
      ? { ...question, votes: [...question.votes.filter(({ seat }) => seat !== vote.seat), vote] }
      : question,
  );
  return { ...clocks, asked };
}

/**
 * What has been chosen: what more than half of those asked want, or the mildest of what was wanted once all have
 * answered. The bot is the one that the newest vote for a bot named.
 */
export function decided(
  { votes, why }: Asked,
  voters: readonly number[],
): { readonly choice: Choice; readonly level?: Level | undefined } | undefined {
  const valid = votes.filter(({ seat }) => voters.includes(seat));
  const count = (choice: Choice) => valid.filter(vote => vote.choice === choice).length;
  const choices = choicesFor(why);
  const most = choices.find(choice => count(choice) * 2 > voters.length);
  const all = valid.length > 0 && valid.length === voters.length;
  const choice = most ?? (all ? choices.find(mild => count(mild) > 0) : undefined);
  if (choice === undefined) return undefined;
  return { choice, level: valid.findLast(vote => vote.choice === 'bot')?.level };
}
