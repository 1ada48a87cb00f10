import { type Driver, type FrameOf, type Refusal, type Seat, take } from '@backlot/engine';
import { type Components, LASTS } from '../components.ts';
import { noteFilming } from '../ending.ts';
import type { Journals } from '../journals.ts';
import { EXCHANGE, FILM } from '../moves.ts';
import { prestige } from '../player.ts';
import {
  ACTORS,
  CELLS,
  type Decisions,
  EFFECTS,
  type Event,
  PAINTS,
  SETS,
  type State,
  TOKENS,
} from '../types.ts';
import { type ActionRules, bits, type MoveOf } from './action.ts';

const LADY = ACTORS.indexOf('lady');
const GENTLEMAN = ACTORS.indexOf('gentleman');

/** The type of actor that each face of a token shows. */
const TYPE_OF_FACE: readonly number[] = TOKENS.flat();

const effectOfKind = (kind: number): number => Math.floor(kind / PAINTS.length);

const holdsEffect = (state: State, seat: Seat, effect: number): boolean => {
  const held = state.players[seat].effects;
  for (let i = 0; i < held.length; i++) if (effectOfKind(held[i]) === effect) return true;
  return false;
};

/** MEL-3.6a: the set token is next to the two sets it stands between. */
const setReady = (state: State, set: number): boolean =>
  set === state.set || set === (state.set + 1) % SETS.length;

/** The laid or filmed scene goes to the editing area as a piece of its own, under a ticket of `seat`. */
export function toEditingArea(state: State, seat: Seat, scene: number): void {
  const player = state.players[seat];
  take(player.scenes, scene);
  player.tickets--;
  state.owners[scene] = seat;
  state.pieces.push([scene]);
}

/** MEL-3.6. Film a Scene. */
export function filmScene(c: Components, journals: Journals): ActionRules<MoveOf<'film'>> {
  /** MEL-3.6d and the two pairs of types that MEL-5.7 makes alike; MEL-R8: one orientation for all. */
  function matches(state: State, seat: Seat, scene: number): number[] {
    const lasting = journals.lasting(state, seat);
    const [human, strange] = [lasting & LASTS.ladyGentleman, lasting & LASTS.astronomerSelenite];
    const icons = c.icons[scene];
    const cells: number[] = [];
    for (let cell = 0; cell < CELLS.length; cell++) {
      const asked = icons[cell];
      if (asked < 0 || state.stage[cell] < 0) continue;
      const shown = TYPE_OF_FACE[state.stage[cell]];
      const pair = asked === LADY || asked === GENTLEMAN ? human : strange;
      const samePair = (asked === LADY || asked === GENTLEMAN) === (shown === LADY || shown === GENTLEMAN);
      if (asked === shown || (pair && samePair)) cells.push(cell);
    }
    return cells;
  }

  function refuse(state: State, seat: Seat, scene: number, ignored: number): Refusal | undefined {
    if (state.players[seat].tickets === 0) return { rule: 'MEL-3.6c', values: { scene } };
    const set = c.sets[scene];
    if (!ignored && !setReady(state, set)) return { rule: 'MEL-3.6a', values: { scene, set: SETS[set] } };
    const effect = c.effectOf[scene];
    if (effectOfKind(state.installed) !== effect && !holdsEffect(state, seat, effect)) {
      return { rule: 'MEL-3.6b', values: { scene, effect: EFFECTS[effect] } };
    }
    return undefined;
  }

  return {
    candidates(state, seat, out) {
      for (const scene of state.players[seat].scenes) out.push(FILM[scene]);
    },
    refuse: (state, seat, { scene }) =>
      refuse(state, seat, scene, journals.lasting(state, seat) & LASTS.setIgnored),
    legal(state, seat, out) {
      const ignored = journals.lasting(state, seat) & LASTS.setIgnored;
      for (const scene of state.players[seat].scenes) {
        if (refuse(state, seat, scene, ignored) === undefined) out.push(FILM[scene]);
      }
    },
    possible(state, seat) {
      const ignored = journals.lasting(state, seat) & LASTS.setIgnored;
      for (const scene of state.players[seat].scenes) {
        if (refuse(state, seat, scene, ignored) === undefined) return true;
      }
      return false;
    },
    apply(state, { seat, pawn }, { scene }, driver) {
      const cells = matches(state, seat, scene);
      const lasting = journals.lasting(state, seat);
      const followUps =
        (lasting & LASTS.filmJoin ? bits.join : 0) | (lasting & LASTS.filmColor ? bits.color : 0);
      toEditingArea(state, seat, scene);
      state.players[seat].prestige += cells.length;
      driver.emit?.({ type: 'filmed', seat, scene, cells });
      if (lasting & LASTS.filmPrestige) prestige(state, seat, 1, 'MEL-5.7', driver);
      noteFilming(state, seat, driver);
      journals.after(state, seat, { type: 'film', scene, scored: cells.length }, pawn, followUps, driver);
      const effect = c.effectOf[scene];
      if (effectOfKind(state.installed) !== effect) state.stack.push({ kind: 'exchange', seat, effect });
    },
  };
}

type ExchangeFrame = FrameOf<Decisions, 'exchange'>;
type Exchange = Decisions['exchange']['move'];

/** MEL-3.6b, MEL-R19: may exchange a card of the effect with the installed one; filming spends no card. */
export const exchange = {
  candidates(state: State, frame: ExchangeFrame, out: Exchange[]): void {
    const held = state.players[frame.seat].effects;
    for (let i = 0; i < held.length; i++) {
      if (effectOfKind(held[i]) === frame.effect && held.indexOf(held[i]) === i) out.push(EXCHANGE[held[i]]);
    }
  },
  refuse: (): Refusal | undefined => undefined,
  apply(state: State, { seat }: ExchangeFrame, { effect }: Exchange, driver: Driver<Event>): void {
    const held = state.players[seat].effects;
    const got = state.installed;
    held[held.indexOf(effect)] = got;
    state.installed = effect;
    driver.emit?.({ type: 'exchanged', seat, given: effect, got });
  },
  pass: (): Refusal | undefined => undefined,
};
