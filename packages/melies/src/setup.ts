import { type Driver, draw, type FrameOf, invariant } from '@backlot/engine';
import { toEditingArea } from './actions/film-scene.ts';
import { type Components, SLOTS } from './components.ts';
import { LAY, STAND } from './moves.ts';
import {
  CELLS,
  type Decisions,
  type Event,
  FINAL,
  INITIAL,
  type Player,
  type State,
  TOKENS,
} from './types.ts';

const TICKETS = 7;
/** Corners and centre: the X of MEL-1.9. */
const CROSS = [0, 2, 4, 6, 8] as const;

/** Two different cards of one journal's six: its requirement and its reward page (MEL-1.6). */
function drawJournal(cards: number, driver: Driver<Event>): { requirement: number; page: number } {
  const requirement = driver.chance(cards);
  const other = driver.chance(cards - 1);
  return { requirement, page: other < requirement ? other : other + 1 };
}

/** Chapter 1: everything dealt, with the choices of MEL-1.7 and MEL-1.9 pending. */
export function setup(c: Components, seats: number, driver: Driver<Event>): State {
  invariant(seats >= 2 && seats <= 4, 'two to four seats (MEL-1.1)');
  const { chance } = driver;
  const deal = (deck: number[]): number => {
    const card = draw(deck, chance);
    invariant(card !== undefined, 'the decks hold enough for the set-up');
    return card;
  };
  const start = chance(seats);
  const effectDeck = [...c.effectCards];
  const sceneDeck = c.edition.scenes.map(scene => scene.number);
  const effectRow = [deal(effectDeck), deal(effectDeck), deal(effectDeck)];
  const installed = deal(effectDeck);
  const sceneRow = [deal(sceneDeck), deal(sceneDeck), deal(sceneDeck)];
  const journals = c.pages.map(pages => drawJournal(pages.length, driver));
  const players: Player[] = Array.from({ length: seats }, () => ({
    pawns: seats === 2 ? 3 : 2, // MEL-1.2
    tickets: TICKETS,
    prestige: 0,
    scenes: [],
    effects: [],
    shares: [0, 0, 0],
    discarded: [0, 0, 0],
    disks: [0, 0, 0],
  }));
  driver.emit?.({ type: 'began', seat: start });
  for (let i = 0; i < seats; i++) {
    const seat = (start + i) % seats;
    players[seat].effects.push(deal(effectDeck));
    players[seat].scenes.push(deal(sceneDeck), deal(sceneDeck));
    driver.emit?.({
      type: 'dealt',
      seat,
      effect: players[seat].effects[0],
      scenes: [...players[seat].scenes],
    });
  }
  const tokens = TOKENS.map((_, token) => token);
  const stage = CELLS.map(() => -1);
  for (const cell of CROSS) stage[cell] = deal(tokens) * 2 + chance(2);
  const state: State = {
    start,
    mover: start,
    round: 0,
    finalRound: 0,
    filmedRound: 0,
    set: c.dot,
    stage,
    spare: tokens[0],
    installed,
    effectRow,
    effectDeck,
    effectDiscard: [],
    aside: [],
    sceneRow,
    nextScene: deal(sceneDeck), // MEL-1.4: the top card lies open
    sceneDeck,
    shareDeck: [c.sharesEach, c.sharesEach, c.sharesEach],
    players,
    spaces: c.spaceActions.map(() => -1),
    owners: new Array<number>(SLOTS).fill(-1),
    coloured: new Array<number>(SLOTS).fill(0),
    pieces: [[INITIAL], [FINAL]], // MEL-1.10
    journals,
    stack: [],
  };
  // MEL-R1: the scenes in turn order, then the sixth actor; the last pushed is asked first
  state.stack.push({ kind: 'stand', seat: (start + seats - 1) % seats });
  for (let i = seats - 1; i >= 0; i--) state.stack.push({ kind: 'lay', seat: (start + i) % seats });
  return state;
}

type LayFrame = FrameOf<Decisions, 'lay'>;
type Lay = Decisions['lay']['move'];

/** MEL-1.7: one of the two dealt scenes opens the editing area; MEL-R23: nothing is asked for, nothing scores. */
export const lay = {
  candidates(state: State, { seat }: LayFrame, out: Lay[]): void {
    for (const scene of state.players[seat].scenes) out.push(LAY[scene]);
  },
  refuse: () => undefined,
  apply(state: State, { seat }: LayFrame, { scene }: Lay, driver: Driver<Event>): void {
    toEditingArea(state, seat, scene);
    driver.emit?.({ type: 'laid', seat, scene });
  },
};

type StandFrame = FrameOf<Decisions, 'stand'>;
type Stand = Decisions['stand']['move'];

/** MEL-1.9: the last player stands the sixth actor on a free cell, on either side. */
export const stand = {
  candidates(state: State, _frame: StandFrame, out: Stand[]): void {
    for (const face of [state.spare * 2, state.spare * 2 + 1]) {
      for (let cell = 0; cell < CELLS.length; cell++) {
        if (state.stage[cell] < 0) out.push(STAND[face * CELLS.length + cell]);
      }
    }
  },
  refuse: () => undefined,
  apply(state: State, { seat }: StandFrame, { face, cell }: Stand, driver: Driver<Event>): void {
    state.stage[cell] = face;
    state.spare = -1;
    driver.emit?.({ type: 'stood', seat, face, cell });
  },
};
