import type { Driver, Seat } from '@backlot/engine';
import { bits, byReward, following } from './actions/action.ts';
import type { Components } from './components.ts';
import type { Immediate, Requirement } from './edition.ts';
import { prestige, takePawnsBack } from './player.ts';
import { EFFECTS, type Event, PAINTS, SETS, type State } from './types.ts';

/** What an action did, as far as journals ask (MEL-5.5). */
export type Deed =
  | { readonly type: 'write'; readonly scene: number }
  | { readonly type: 'take'; readonly effect: number }
  | { readonly type: 'film'; readonly scene: number; readonly scored: number }
  | { readonly type: 'join'; readonly left: number; readonly right: number }
  | { readonly type: 'color'; readonly scene: number };

const JOURNAL_OF = { write: 0, take: 0, film: 1, join: 2, color: 2 } as const;
const TRAPDOOR = EFFECTS.indexOf('trapdoor');
const PULLEY = EFFECTS.indexOf('pulley');
const SMOKE = EFFECTS.indexOf('smoke');
const MIRROR = EFFECTS.indexOf('mirror');
const YELLOW = PAINTS.indexOf('yellow');
const BLUE = PAINTS.indexOf('blue');
const [CLUB, CRATERS] = [SETS.indexOf('club'), SETS.indexOf('craters')];
const effectType = (kind: number): number => Math.floor(kind / PAINTS.length);

/** Each requirement of MEL-5.5 as a question about a deed of its journal's kind. */
function requirements(c: Components): Record<Requirement, (deed: Deed) => boolean> {
  const scene = (deed: Deed, type: Deed['type'], test: (number: number) => boolean): boolean =>
    deed.type === type && 'scene' in deed && test(deed.scene);
  const effect = (deed: Deed, test: (kind: number) => boolean): boolean =>
    deed.type === 'take' && test(deed.effect);
  // MEL-R11: the initial card counts as 0 and the final as 43, which are their numbers here
  const gap = (deed: Deed, test: (difference: number) => boolean): boolean =>
    deed.type === 'join' && test(deed.right - deed.left);
  // MEL-R13: matching actors only, no bonus
  const scored = (deed: Deed, low: number, high: number): boolean =>
    deed.type === 'film' && deed.scored >= low && deed.scored <= high;
  return {
    sceneTrapdoorMirror: deed =>
      scene(deed, 'write', n => c.effectOf[n] === TRAPDOOR || c.effectOf[n] === MIRROR),
    sceneLow: deed => scene(deed, 'write', n => n <= 21),
    sceneEven: deed => scene(deed, 'write', n => n % 2 === 0),
    effectYellow: deed => effect(deed, kind => kind % PAINTS.length === YELLOW),
    effectTrapdoor: deed => effect(deed, kind => effectType(kind) === TRAPDOOR),
    effectPulleySmoke: deed =>
      effect(deed, kind => effectType(kind) === PULLEY || effectType(kind) === SMOKE),
    astronomers: deed => scene(deed, 'film', n => c.icons[n].includes(0)),
    ladies: deed => scene(deed, 'film', n => c.icons[n].includes(1)),
    pulleySmoke: deed => scene(deed, 'film', n => c.effectOf[n] === PULLEY || c.effectOf[n] === SMOKE),
    clubCraters: deed => scene(deed, 'film', n => c.sets[n] === CLUB || c.sets[n] === CRATERS),
    scoredLittle: deed => scored(deed, 0, 1),
    scoredMuch: deed => scored(deed, 3, 6),
    joinNear: deed => gap(deed, difference => difference <= 4),
    joinFar: deed => gap(deed, difference => difference >= 5),
    joinWhite: deed => deed.type === 'join' && c.rightTape[deed.left] === 0,
    // MEL-R12: the paints printed on the scene, whatever paid
    colorBlue: deed => scene(deed, 'color', n => c.paints[n].includes(BLUE)),
    colorSame: deed => scene(deed, 'color', n => c.paints[n][0] === c.paints[n][1]),
    colorDifferent: deed => scene(deed, 'color', n => c.paints[n][0] !== c.paints[n][1]),
  };
}

/** What the actions ask of the production journals. */
export interface Journals {
  /**
   * The lasting rewards of `seat` now, a bit set of LASTS. An action looks when it begins, so that what it earns
   * applies from the next one on (MEL-R15).
   */
  lasting(state: State, seat: Seat): number;
  /**
   * After an action: its journal (only where a pawn paid, MEL-5.4) and its follow-ups, in the player's order (MEL-R16).
   * `followUps` is a bit set over ACTIONS.
   */
  after(state: State, seat: Seat, deed: Deed, pawn: number, followUps: number, driver: Driver<Event>): void;
  /** Moves the disk of `seat` one space and gives what stands there (MEL-5.2). */
  advance(state: State, seat: Seat, journal: number, driver: Driver<Event>): void;
}

const FREE: Partial<Record<Immediate, number>> = {
  freeEffects: bits.effects,
  freeWrite: bits.write,
  freeSet: bits.set,
  freeWardrobe: bits.wardrobe,
  freeMove: bits.move,
  freeJoin: bits.join,
};

export function journals(c: Components): Journals {
  const met = requirements(c);

  /** MEL-5.6: immediate rewards; lasting ones (MEL-5.7) need nothing done but the disk's place. */
  function reward(state: State, seat: Seat, name: string, driver: Driver<Event>): void {
    if (name === 'prestige1') prestige(state, seat, 1, 'MEL-5.6', driver);
    else if (name === 'prestige3') prestige(state, seat, 3, 'MEL-5.6', driver);
    else if (name === 'pawns')
      takePawnsBack(c, state, seat, true, driver); // MEL-R14: the pawn just placed too
    else if (name in FREE) state.stack.push(byReward(seat, FREE[name as Immediate] as number));
  }

  return {
    lasting(state, seat) {
      const disks = state.players[seat].disks;
      const [pre, filming, post] = state.journals;
      return (
        c.lasting[0][pre.page][disks[0]] |
        c.lasting[1][filming.page][disks[1]] |
        c.lasting[2][post.page][disks[2]]
      );
    },
    after(state, seat, deed, pawn, followUps, driver) {
      const journal = JOURNAL_OF[deed.type]; // MEL-5.1
      let open = -1;
      // MEL-5.4, MEL-R22: what a reward granted neither advances nor scores
      if (pawn) {
        const { requirement, page } = state.journals[journal];
        if (met[c.requirements[journal][requirement]](deed)) {
          if (state.players[seat].disks[journal] < c.pages[journal][page].length) open = journal;
          else prestige(state, seat, 1, 'MEL-5.3', driver);
        }
      }
      if (open >= 0 || followUps) state.stack.push(following(seat, followUps, open));
    },
    advance(state, seat, journal, driver) {
      const disks = state.players[seat].disks;
      const space = ++disks[journal];
      const name = c.pages[journal][state.journals[journal].page][space - 1];
      driver.emit?.({ type: 'advanced', seat, journal, space, reward: name });
      reward(state, seat, name, driver);
    },
  };
}
