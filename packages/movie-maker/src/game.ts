import { flow, type Game, type Decisions as Rules } from '@backlot/engine';
import { bid, reserve } from './auction.ts';
import { audit } from './audit.ts';
import { choices } from './choices.ts';
import type { Components } from './components.ts';
import { debt } from './debt.ts';
import { result } from './ending.ts';
import { quiet } from './fallback.ts';
import { films } from './films.ts';
import { text } from './notation.ts';
import { orders } from './orders.ts';
import { purchases } from './purchases.ts';
import { PARAGRAPHS } from './rulebook.ts';
import { setup } from './setup.ts';
import { trade } from './trade.ts';
import { nextTurn, rolling } from './turn.ts';
import { type Decisions, type Event, LENGTHS, type Move, RENTS, type State, type View } from './types.ts';
import { clone, imagine, view } from './view.ts';
import { windows } from './window.ts';

export type MovieMaker = Game<State, Move, View, Event>;

/** International Movie Maker over a compiled edition; `createMovieMaker` takes an edition. */
export function movieMaker(c: Components): MovieMaker {
  const studio = films(c);
  const decisions: Rules<State, Decisions, Event> = {
    ...windows(c, studio, rolling(c)),
    ...purchases(c),
    ...choices(c),
    ...trade(c),
    bid,
    reserve,
    finish: studio.finish,
    cast: studio.cast,
    debt: debt(c, studio),
  };
  const rules = flow<State, Decisions, Event>(decisions, (state, driver) => nextTurn(c, state, driver));

  return {
    ...rules,
    id: 'movie-maker',
    version: 1,
    edition: c.id,
    seats: { min: 2, max: 6 },
    paragraphs: PARAGRAPHS,
    variants: { game: LENGTHS, rent: RENTS },
    standing: orders(c),
    setup: (variant, seats, driver) => setup(c, variant, seats, driver),
    find: (state, wanted) => rules.find(state, move => text(c, move) === wanted),
    text: move => text(c, move),
    fallback: state => quiet(c, rules.legal(state)),
    result: state => result(c, state),
    view,
    show: event => event,
    imagine,
    clone,
    audit: state => audit(c, state),
  };
}
