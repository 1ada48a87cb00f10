import type { Variant } from '@backlot/engine';
import type {
  Level,
  NewTable,
  TableInfo,
  TableWish,
  TimeControl,
  Title,
  Visibility,
} from '@backlot/protocol';
import type { Catalogue } from '../../words/index.ts';

type NewSeat = NewTable['seats'][number];

/** One seat as the ticket window knows it; what a kind doesn't use is kept for when it is chosen again. */
export interface SeatPlan {
  kind: NewSeat['kind'];
  level: Level;
  name: string;
}

/** Me and one steady bot: understood at once and over soon. */
export const firstPlan = (): SeatPlan[] => [seatPlan('me'), seatPlan('bot')];

export const seatPlan = (kind: NewSeat['kind'], name = ''): SeatPlan => ({ kind, level: 'greedy', name });

/** What was played last, where it still makes sense for the title; else the first plan. */
export function fitPlan(
  remembered: readonly SeatPlan[] | undefined,
  title: Pick<Title, 'seats' | 'levels'>,
): SeatPlan[] {
  const plan = remembered?.length ? remembered.map(seat => ({ ...seat })) : firstPlan();
  for (const seat of plan) if (!title.levels.includes(seat.level)) seat.level = title.levels[0] ?? 'random';
  return resize(plan, plan.length, title);
}

/** The plan with `count` seats, within what the title allows; new seats are bots. */
export function resize(plan: readonly SeatPlan[], count: number, title: Pick<Title, 'seats'>): SeatPlan[] {
  const size = Math.min(Math.max(count, title.seats.min), title.seats.max);
  return Array.from({ length: size }, (_, i) => plan[i] ?? seatPlan('bot'));
}

/** The plan with me on the seat of the colour I like best, where there is one and I sit at all. */
export function sitAt(plan: readonly SeatPlan[], mark: number | undefined): SeatPlan[] {
  const me = plan.findIndex(seat => seat.kind === 'me');
  const there = mark === undefined ? undefined : plan[mark];
  if (me < 0 || there === undefined) return [...plan];
  return plan.map((seat, i) => (i === mark ? (plan[me] as SeatPlan) : i === me ? there : seat));
}

/** The plan as a request. `localDefault` names a person at this screen who was given no name. */
export function requestOf(
  plan: readonly SeatPlan[],
  {
    key,
    title,
    variant = {},
    edition,
    visibility,
    time,
    zone,
    rated = false,
    localDefault,
  }: {
    key: string;
    title: string;
    variant?: Variant;
    edition?: unknown;
    visibility?: Visibility;
    time?: TimeControl | undefined;
    zone?: string | undefined;
    rated?: boolean;
    localDefault: (seat: number) => string;
  },
): TableWish {
  const seats = plan.map((seat, i): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (seat.kind === 'local') return { kind: 'local', name: seat.name.trim() || localDefault(i) };
    return { kind: seat.kind };
  });
  const counts = rated && canBeRated(plan, edition);
  return {
    key,
    title,
    variant: { ...variant },
    seats,
    ...(visibility !== undefined && { visibility }),
    ...(edition === undefined ? {} : { edition }),
    ...(time && { time }),
    ...(time && zone !== undefined && { zone }),
    ...(counts ? { rated: true } : {}),
  };
}

/** Strength is compared between different people only, and with the same cards. */
export function canBeRated(plan: readonly SeatPlan[], edition: unknown): boolean {
  return edition === undefined && plan.every(({ kind }) => kind === 'me' || kind === 'invite');
}

/** The same seats once more: other people get a new link, and who held two seats here plays both at this screen. */
export function rematch(info: TableInfo, key: string): TableWish {
  const me = info.seats.find(seat => seat.mine && (seat.kind === 'person' || seat.handed))?.seat;
  const seats = info.seats.map((seat): NewSeat => {
    if (seat.kind === 'bot' && !seat.handed) return { kind: 'bot', level: seat.level ?? 'greedy' };
    if (seat.seat === me) return { kind: 'me' };
    return seat.mine ? { kind: 'local', name: seat.name } : { kind: 'invite' };
  });
  const { data } = info.edition;
  return {
    key,
    title: info.title,
    variant: info.variant,
    seats,
    ...(info.rated ? { rated: true } : {}),
    visibility: info.visibility,
    ...(data === undefined ? {} : { edition: data }),
    ...(info.time && { time: info.time }),
  };
}

/** Who plays, in few words: "you, Cleo at this screen and 2 steady bots". */
export function partyWords(
  plan: readonly SeatPlan[],
  words: Catalogue['foyer'],
  localDefault: (seat: number) => string,
): string {
  const parts: string[] = [];
  if (plan.some(seat => seat.kind === 'me')) parts.push(words.me);
  const locals = plan.flatMap((seat, i) =>
    seat.kind === 'local' ? [seat.name.trim() || localDefault(i)] : [],
  );
  if (locals.length > 0) parts.push(words.locals(locals));
  const friends = plan.filter(seat => seat.kind === 'invite').length;
  if (friends > 0) parts.push(words.friends(friends));
  for (const level of new Set(plan.filter(seat => seat.kind === 'bot').map(seat => seat.level))) {
    parts.push(words.bots(plan.filter(seat => seat.kind === 'bot' && seat.level === level).length, level));
  }
  return words.party(parts);
}
