import { flow, type Game, PASS, type Decisions as Rules } from '@backlot/engine';
import { audit } from './audit.ts';
import { fall } from './box-office.ts';
import type { Components } from './components.ts';
import { lift, rod } from './development.ts';
import { discard } from './discard.ts';
import { announce, endingOf, result } from './ending.ts';
import { imagine } from './imagine.ts';
import { text } from './notation.ts';
import { cigar } from './old-boys.ts';
import { cell, turning } from './placing.ts';
import { produce } from './produce.ts';
import { PARAGRAPHS } from './rulebook.ts';
import { setup } from './setup.ts';
import { startTurn } from './start.ts';
import { tile } from './turn.ts';
import type { Decisions, Event, Move, State, View } from './types.ts';
import { clone, show, view } from './view.ts';

export type Cannes = Game<State, Move, View, Event>;

/** Cannes over a compiled tile set; `createCannes` takes an edition. */
export function cannes(c: Components): Cannes {
  const decisions: Rules<State, Decisions, Event> = {
    tile,
    cell,
    turn: turning,
    rod,
    lift,
    produce,
    cigar,
    discard,
  };
  const rules = flow<State, Decisions, Event>(decisions, (state, driver) => {
    // CAN-R15: discards are done; then popularity falls, then the end is checked
    fall(state, driver);
    state.used.length = 0;
    state.produced = 0;
    const ending = endingOf(state);
    if (ending !== undefined) {
      announce(state, ending, driver);
      return;
    }
    state.mover = (state.mover + 1) % state.players.length; // CAN-1.1: clockwise
    startTurn(state, driver);
  });

  return {
    ...rules,
    id: 'cannes',
    version: 1,
    edition: c.id,
    seats: { min: 2, max: 4 },
    paragraphs: PARAGRAPHS,
    variants: {},
    setup: (_variant, seats, driver) => setup(c, seats, driver),
    find: (state, wanted) => rules.find(state, move => text(move) === wanted),
    text,
    fallback(state) {
      const legal = rules.legal(state);
      return legal.find(move => move === PASS || move.type === 'stop' || move.type === 'done') ?? legal[0];
    },
    result,
    view: (state, seat) => view(c, state, seat),
    show,
    imagine,
    clone,
    audit: state => audit(c, state),
  };
}
