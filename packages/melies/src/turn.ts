import type { Driver, FrameOf, Refusal } from '@backlot/engine';
import { type ActionRules, bits, bySpace } from './actions/action.ts';
import type { Components } from './components.ts';
import { PLACE, RETRIEVE } from './moves.ts';
import { takePawnsBack } from './player.ts';
import { ACTIONS, type Decisions, type Event, type State } from './types.ts';

type Frame = FrameOf<Decisions, 'turn'>;
type Turn = Decisions['turn']['move'];

/** Chapter 2: a pawn on an action space, or all pawns back. */
export function turn(c: Components, actions: readonly ActionRules[]) {
  /** MEL-2.2: at least one action of the space can really be done. */
  function possible(state: State, seat: number, space: number): boolean {
    const open = c.spaceActions[space];
    for (let action = 0; action < actions.length; action++) {
      if (open & (1 << action) && actions[action].possible(state, seat)) return true;
    }
    return false;
  }

  function refusePlace(state: State, seat: number, space: number): Refusal | undefined {
    const id = c.edition.spaces[space].id;
    const pawns = state.players[seat].pawns;
    if (pawns === 0) return { rule: 'MEL-2.5' };
    if (state.spaces[space] === seat) return { rule: 'MEL-2.4', values: { space: id } };
    if (pawns < c.spacePawns[space]) {
      return { rule: 'MEL-2.6', values: { space: id, pawns, needed: c.spacePawns[space] } };
    }
    return possible(state, seat, space) ? undefined : { rule: 'MEL-2.2', values: { space: id } };
  }

  const canPlace = (state: State, seat: number): boolean =>
    PLACE.some((_, space) => refusePlace(state, seat, space) === undefined);

  return {
    candidates(_state: State, _frame: Frame, out: Turn[]): void {
      for (const move of PLACE) out.push(move);
      out.push(RETRIEVE);
    },
    refuse(state: State, { seat }: Frame, move: Turn): Refusal | undefined {
      if (move.type === 'place') return refusePlace(state, seat, move.space);
      // MEL-2.5 without a pawn; MEL-R3 with pawns only where no space can be chosen
      if (state.players[seat].pawns === 0 || !canPlace(state, seat)) return undefined;
      return { rule: 'MEL-R3', values: { pawns: state.players[seat].pawns } };
    },
    /** As above, asking once for each action what it could do. */
    legal(state: State, { seat }: Frame, out: Turn[]): void {
      const pawns = state.players[seat].pawns;
      const before = out.length;
      let [asked, able] = [0, 0];
      for (let space = 0; pawns > 0 && space < PLACE.length; space++) {
        if (state.spaces[space] === seat || pawns < c.spacePawns[space]) continue;
        const open = c.spaceActions[space];
        for (let action = 0; action < actions.length; action++) {
          const bit = 1 << action;
          if ((open & bit) === 0 || asked & bit) continue;
          asked |= bit;
          if (actions[action].possible(state, seat)) able |= bit;
        }
        if (open & able) out.push(PLACE[space]);
      }
      if (out.length === before) out.push(RETRIEVE);
    },
    apply(state: State, { seat }: Frame, move: Turn, driver: Driver<Event>): void {
      if (move.type === 'retrieve') {
        takePawnsBack(c, state, seat, false, driver);
        return;
      }
      const { space } = move;
      const pawns = c.spacePawns[space];
      const owner = state.spaces[space];
      if (owner >= 0) {
        // MEL-2.3, MEL-R24: all pawns on the space go home
        state.players[owner].pawns += pawns;
        driver.emit?.({ type: 'bumped', seat: owner, space, pawns });
      }
      state.players[seat].pawns -= pawns;
      state.spaces[space] = seat;
      driver.emit?.({ type: 'placed', seat, space, pawns });
      state.stack.push(bySpace(seat, c.spaceActions[space]));
    },
  };
}

/** The action a move of an `act` frame belongs to; -1 for the advance of a journal. */
export function actionOf(type: string, actions: number): number {
  switch (type) {
    case 'set':
      return ACTIONS.indexOf(actions & bits.set ? 'set' : 'setNoShare');
    case 'take':
    case 'refresh':
      return ACTIONS.indexOf('effects');
    case 'turn':
      return ACTIONS.indexOf('wardrobe');
    default:
      return ACTIONS.indexOf(type as (typeof ACTIONS)[number]);
  }
}
