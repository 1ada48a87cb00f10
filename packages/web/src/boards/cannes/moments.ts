import {
  type Cell,
  type Event,
  FACTS,
  firstOf,
  neighbour,
  type Pair,
  pairAt,
  secondOf,
  type View,
} from '@backlot/cannes';
import type { Step } from '@backlot/protocol';

/** Something to be staged for a moment: over the map, or at the place on it where it happened. */
export type Moment =
  | { readonly kind: 'premiere'; readonly seat: number; readonly movie: number; readonly tickets: number }
  /** A telephone joined a network. */
  | { readonly kind: 'call'; readonly cell: Cell }
  /** Somebody came to a party through an invitation, or two parties became one. */
  | { readonly kind: 'invitation'; readonly pair: Pair };

const SIDES = [0, 1, 2, 3, 4, 5] as const;
const endsOf = (pair: Pair): readonly Cell[] => [firstOf(pair), secondOf(pair)];

/** The facts of what lies on a cell; undefined where nothing does. */
const factsAt = (view: View, cell: Cell) => {
  const tile = view.tiles.find(one => one.cell === cell);
  return tile && FACTS[tile.kind];
};

const invited = (view: View, pair: Pair): Moment[] =>
  endsOf(pair).some(cell => factsAt(view, cell)?.party) ? [{ kind: 'invitation', pair }] : [];

/** Telephones that a rod of `seat` on `pair` reaches first; `from` is where it lay before. */
function calls(view: View, seat: number, pair: Pair, from?: Pair): Moment[] {
  const others = (view.players[seat]?.rods ?? []).filter(rod => rod !== pair);
  const reached = new Set([...others, ...(from === undefined ? [] : [from])].flatMap(endsOf));
  return endsOf(pair)
    .filter(cell => factsAt(view, cell)?.phone && !reached.has(cell))
    .map(cell => ({ kind: 'call', cell }));
}

function momentsIn(event: Event, view: View): Moment[] {
  switch (event.type) {
    case 'presented':
      return [{ kind: 'premiere', seat: event.seat, movie: event.movie, tickets: event.tickets }];
    case 'rod':
      return [...invited(view, event.pair), ...calls(view, event.seat, event.pair)];
    case 'rodMoved':
      return [...invited(view, event.to), ...calls(view, event.seat, event.to, event.from)];
    case 'cigar':
      return invited(view, event.pair);
    case 'placed':
      if (!FACTS[event.kind]?.party) return [];
      return SIDES.filter(side => factsAt(view, neighbour(event.cell, side))?.party).map(side => ({
        kind: 'invitation',
        pair: pairAt(event.cell, side),
      }));
    default:
      return [];
  }
}

/** What the steps that led to `view` give to stage. Of several premieres only the last: they would hide each other. */
export function momentsOf(steps: readonly Step[], view: View): readonly Moment[] {
  const all = steps.flatMap(step => (step.events as Event[]).flatMap(event => momentsIn(event, view)));
  const last = all.findLast(moment => moment.kind === 'premiere');
  return all.filter(moment => moment.kind !== 'premiere' || moment === last);
}
