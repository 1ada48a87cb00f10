import { canonicalJson, type EditionId, fingerprint } from '@backlot/engine';
import { type Edition, LASTING, type Lasting, type Requirement, type Reward } from './edition.ts';
import { ACTIONS, ACTORS, CELLS, EFFECTS, FINAL, INITIAL, JOURNALS, PAINTS, SETS, TAPES } from './types.ts';

/** An edition made ready for the rules: everything as small numbers, indexed by scene, space or card. */
export interface Components {
  readonly id: EditionId;
  readonly edition: Edition;
  /** By scene number 0..43 (title cards included). */
  readonly sets: readonly number[];
  readonly effectOf: readonly number[];
  /** Two paints a scene, in the order printed. */
  readonly paints: readonly (readonly [number, number])[];
  /** Actor type asked for by cell, -1 for none. */
  readonly icons: readonly (readonly number[])[];
  readonly leftTape: readonly number[];
  readonly rightTape: readonly number[];
  /** `joins[left * 44 + right]` is 1 where the numbers ascend and the tapes agree (MEL-3.7a, b). */
  readonly joins: Uint8Array;
  /** All scene cards, by number. */
  readonly sceneCards: readonly number[];
  /** All effect cards, by kind. */
  readonly effectCards: readonly number[];
  readonly sharesEach: number;
  /** The set token's first place: between SETS[dot] and the next. */
  readonly dot: number;
  /** Bit set over ACTIONS of each space. */
  readonly spaceActions: readonly number[];
  readonly spacePawns: readonly number[];
  /** By journal and card. */
  readonly requirements: readonly (readonly Requirement[])[];
  readonly pages: readonly (readonly (readonly Reward[])[])[];
  /** By journal, card and disk: bit set over LASTING of what has been reached. */
  readonly lasting: readonly (readonly (readonly number[])[])[];
}

/** Number of scene slots: 42 scenes and the two title cards. */
export const SLOTS = FINAL + 1;

/** The bit of each lasting reward in a set of them. */
export const LASTS = Object.fromEntries(LASTING.map((reward, i) => [reward, 1 << i])) as Readonly<
  Record<Lasting, number>
>;

/** Turns a valid edition into tables of numbers. Validate first: this trusts it. */
export function compile(edition: Edition): Components {
  const at = <T>(list: readonly T[], value: T): number => list.indexOf(value);
  const scenes = new Map(edition.scenes.map(scene => [scene.number, scene]));
  const bySlot = <T>(of: (scene: Edition['scenes'][number]) => T, other: T): T[] =>
    Array.from({ length: SLOTS }, (_, number) => {
      const scene = scenes.get(number);
      return scene ? of(scene) : other;
    });
  const leftTape = bySlot(scene => at(TAPES, scene.left), -1);
  const rightTape = bySlot(scene => at(TAPES, scene.right), -1);
  rightTape[INITIAL] = at(TAPES, edition.initial.right);
  leftTape[FINAL] = at(TAPES, edition.final.left);
  const joins = new Uint8Array(SLOTS * SLOTS);
  for (let left = 0; left < SLOTS; left++) {
    for (let right = left + 1; right < SLOTS; right++) {
      joins[left * SLOTS + right] = rightTape[left] === leftTape[right] ? 1 : 0;
    }
  }
  const journals = JOURNALS.map(name => edition.journals[name]);
  const reached = (rewards: readonly Reward[]): number[] => {
    let bits = 0;
    const after = rewards.map(reward => {
      bits |= LASTS[reward as Lasting] ?? 0; // immediate rewards do not last
      return bits;
    });
    return [0, ...after];
  };
  return {
    id: { id: edition.id, hash: fingerprint(canonicalJson(edition)) },
    edition,
    sets: bySlot(scene => at(SETS, scene.set), -1),
    effectOf: bySlot(scene => at(EFFECTS, scene.effect), -1),
    paints: bySlot(scene => [at(PAINTS, scene.paints[0]), at(PAINTS, scene.paints[1])] as const, [
      -1, -1,
    ] as const),
    icons: bySlot(
      scene => CELLS.map(cell => (scene.icons[cell] === undefined ? -1 : at(ACTORS, scene.icons[cell]))),
      CELLS.map(() => -1),
    ),
    leftTape,
    rightTape,
    joins,
    sceneCards: edition.scenes.map(scene => scene.number),
    effectCards: edition.effects.flatMap(card =>
      Array.from(
        { length: card.copies },
        () => at(EFFECTS, card.effect) * PAINTS.length + at(PAINTS, card.paint),
      ),
    ),
    sharesEach: edition.shares.each,
    dot: at(SETS, edition.dot.between[0]),
    spaceActions: edition.spaces.map(space =>
      space.actions.reduce((bits, action) => bits | (1 << at(ACTIONS, action)), 0),
    ),
    spacePawns: edition.spaces.map(space => space.pawns),
    requirements: journals.map(journal => journal.requirements.map(card => card.requirement)),
    pages: journals.map(journal => journal.pages.map(card => card.rewards)),
    lasting: journals.map(journal => journal.pages.map(card => reached(card.rewards))),
  };
}
