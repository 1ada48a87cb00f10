import { flow, type Game, PASS, type Decisions as Rules } from '@backlot/engine';
import { act } from './act.ts';
import type { ActionRules } from './actions/action.ts';
import { colorScene } from './actions/color-scene.ts';
import { exchange, filmScene } from './actions/film-scene.ts';
import { prepareSet } from './actions/prepare-set.ts';
import { createSequence, cutAndCreate } from './actions/sequences.ts';
import { specialEffects } from './actions/special-effects.ts';
import { changeWardrobe, moveActors } from './actions/stage.ts';
import { writeScene } from './actions/write-scene.ts';
import { audit } from './audit.ts';
import type { Components } from './components.ts';
import { result, roundOver } from './ending.ts';
import { journals as productionJournals } from './journals.ts';
import { notation } from './notation.ts';
import { PARAGRAPHS } from './rulebook.ts';
import { lay, setup, stand } from './setup.ts';
import { discard } from './shares.ts';
import { turn } from './turn.ts';
import type { Decisions, Event, Move, State, View } from './types.ts';
import { clone, imagine, show, view } from './view.ts';

export type Melies = Game<State, Move, View, Event>;

/** 1902 Méliès over compiled components; `createMelies` takes an edition. */
export function melies(c: Components): Melies {
  const journals = productionJournals(c);
  const effects = specialEffects(journals);
  const { color, pay } = colorScene(c, journals);
  // in the order of ACTIONS
  const actions = [
    prepareSet(journals, true),
    effects,
    writeScene(journals),
    changeWardrobe(journals),
    moveActors(journals),
    filmScene(c, journals),
    createSequence(c, journals),
    cutAndCreate(c, journals),
    color,
    prepareSet(journals, false),
  ] as readonly ActionRules<never>[] as readonly ActionRules[];
  const decisions: Rules<State, Decisions, Event> = {
    lay,
    stand,
    turn: turn(c, actions),
    act: act(actions, journals),
    restocked: effects.restocked as Rules<State, Decisions, Event>['restocked'],
    exchange,
    pay,
    discard,
  };
  const rules = flow<State, Decisions, Event>(decisions, (state, driver) => {
    // MEL-1.1: turns go clockwise from the starting player
    if (state.round > 0) state.mover = (state.mover + 1) % state.players.length;
    if (state.mover === state.start) {
      if (state.round > 0 && roundOver(state, driver)) return;
      state.round++;
      driver.emit?.({ type: 'round', round: state.round });
    }
    state.stack.push({ kind: 'turn', seat: state.mover });
  });
  const { text } = notation(c.edition.spaces.map(space => space.id));

  return {
    ...rules,
    id: 'melies',
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
      return legal.find(move => move === PASS) ?? legal[0];
    },
    result,
    view,
    show,
    imagine: (from, chance) => imagine(c, from, chance),
    clone,
    audit: state => audit(c, state),
  };
}
