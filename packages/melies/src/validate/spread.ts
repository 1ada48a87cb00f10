import type { Report } from '@backlot/engine/edition';
import { ACTORS, EFFECTS, PAINTS, SETS, TAPES } from '../types.ts';
import { type Placed, SCENE_COUNT } from './scenes.ts';

/** Bounds of the reconstruction, counted in scenes. */
const SET_SIZE = { min: 8, max: 9 };
const EFFECT_SIZE = { min: 10, max: 11 };
const PAIR_SIZE = 7;
const ACTOR_SCENES = { min: 20, max: 28 };
const SIX_ICONS = 2;
/** Of the 42 left and of the 42 right half tapes: about half. */
const TAPE_SIZE = { min: 17, max: 25 };

const ICONS = { min: 4, max: 6 };
const TYPES = { min: 2, max: 3 };
const SAME = 3;
/** Six tokens show a type of three, or either of two types on five: more could never be met (MEL-R28). */
const ANY_TWO = 5;

/** Actor icons of one scene: how many, how many kinds, and no more of them than six tokens can show. */
function checkIcons({ scene, path }: Placed, report: Report): void {
  const at = `${path}.icons`;
  const counts = ACTORS.map(actor => Object.values(scene.icons).filter(icon => icon === actor).length);
  const [most = 0, second = 0] = counts.toSorted((a, b) => b - a);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const types = counts.filter(count => count > 0).length;
  const expect = (ok: boolean, what: string) =>
    ok || report('balance', at, `Expected ${what} on scene ${scene.number}.`);
  expect(total >= ICONS.min && total <= ICONS.max, `${ICONS.min} to ${ICONS.max} icons, not ${total},`);
  expect(
    types >= TYPES.min && types <= TYPES.max,
    `${TYPES.min} or ${TYPES.max} types of actor, not ${types},`,
  );
  expect(most <= SAME, `at most ${SAME} icons of a type, not ${most},`);
  expect(
    most > SAME || most + second <= ANY_TWO,
    `at most ${ANY_TWO} icons of any two types, not ${most + second},`,
  );
}

/** How many scenes have each of the words, against the bounds. */
function checkCounts<T extends string>(
  what: string,
  words: readonly T[],
  has: (placed: Placed, word: T) => boolean,
  { min, max }: { readonly min: number; readonly max: number },
  scenes: readonly Placed[],
  report: Report,
): void {
  for (const word of words) {
    const count = scenes.filter(placed => has(placed, word)).length;
    if (count >= min && count <= max) continue;
    const bounds = min === max ? `${min}` : `${min} to ${max}`;
    report('balance', 'scenes', `Expected ${bounds} scenes with the ${what} ${word}; found ${count}.`);
  }
}

/** In the story's order the sets come in bands, in the order of the ring. */
function checkBands(scenes: readonly Placed[], report: Report): void {
  scenes.forEach(({ scene, path }, i) => {
    const before = scenes[i - 1]?.scene;
    if (before === undefined || SETS.indexOf(before.set) <= SETS.indexOf(scene.set)) return;
    const order = `sets in the order ${SETS.join(', ')} along the numbers`;
    report(
      'balance',
      `${path}.set`,
      `Expected ${order}; scene ${scene.number} is at ${scene.set} after ${before.set}.`,
    );
  });
}

const pairOf = (paints: readonly string[]): string => paints.toSorted().join('-');
const PAIRS = PAINTS.flatMap((first, i) => PAINTS.slice(i).map(second => pairOf([first, second])));

/** How values are spread over the scenes; the totals make sense only when all of them could be read. */
export function checkSpread(scenes: readonly Placed[], report: Report): void {
  for (const placed of scenes) checkIcons(placed, report);
  checkBands(scenes, report);
  if (scenes.length < SCENE_COUNT) return;
  const count = <T extends string>(
    what: string,
    words: readonly T[],
    bounds: { readonly min: number; readonly max: number },
    has: (placed: Placed, word: T) => boolean,
  ) => checkCounts(what, words, has, bounds, scenes, report);
  count('set', SETS, SET_SIZE, ({ scene }, set) => scene.set === set);
  count('effect', EFFECTS, EFFECT_SIZE, ({ scene }, effect) => scene.effect === effect);
  count(
    'paints',
    PAIRS,
    { min: PAIR_SIZE, max: PAIR_SIZE },
    ({ scene }, pair) => pairOf(scene.paints) === pair,
  );
  count('actor', ACTORS, ACTOR_SCENES, ({ scene }, actor) => Object.values(scene.icons).includes(actor));
  count('left half tape', TAPES, TAPE_SIZE, ({ scene }, tape) => scene.left === tape);
  count('right half tape', TAPES, TAPE_SIZE, ({ scene }, tape) => scene.right === tape);
  const sixes = scenes.filter(({ scene }) => Object.keys(scene.icons).length === ICONS.max).length;
  if (sixes < SIX_ICONS) {
    report(
      'balance',
      'scenes',
      `Expected at least ${SIX_ICONS} scenes with ${ICONS.max} icons; found ${sixes}.`,
    );
  }
}
