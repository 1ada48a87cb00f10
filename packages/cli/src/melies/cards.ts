import {
  ACTORS,
  CELLS,
  type Edition,
  EFFECTS,
  type EffectKind,
  FINAL,
  INITIAL,
  PAINTS,
  type SceneData,
  SHARES,
  TOKENS,
} from '@backlot/melies';
import { names } from '@backlot/melies/words';

const sceneOf = (edition: Edition, number: number): SceneData | undefined =>
  edition.scenes.find(scene => scene.number === number);

/** "12", "start", "end". */
export const cardName = (scene: number): string =>
  scene === INITIAL ? 'start' : scene === FINAL ? 'end' : String(scene);

/** "red mirror". */
function effectName(kind: EffectKind): string {
  const effect = EFFECTS[Math.floor(kind / PAINTS.length)] ?? EFFECTS[0];
  const paint = PAINTS[kind % PAINTS.length] ?? PAINTS[0];
  return `${names.paints[paint]} ${names.effects[effect]}`;
}

/** The effect cards of a list, or "none". */
export const effectNames = (kinds: readonly EffectKind[]): string =>
  kinds.length === 0 ? 'none' : kinds.map(effectName).join(', ');

/** "Lady/Selenite": what a face shows, and what is on the other side of the token. */
export function faceName(face: number): string {
  const [first, second] = TOKENS[face >> 1] ?? TOKENS[0];
  const [shown, hidden] = face & 1 ? [second, first] : [first, second];
  return `${names.actors[ACTORS[shown]]}/${names.actors[ACTORS[hidden]].toLowerCase()}`;
}

/** All that is printed on a scene that one needs to know before taking or filming it. */
export function sceneLine(edition: Edition, number: number): string {
  const scene = sceneOf(edition, number);
  if (scene === undefined) return cardName(number);
  const icons = CELLS.flatMap(cell => {
    const actor = scene.icons[cell];
    return actor === undefined ? [] : [`${cell} ${names.actors[actor]}`];
  });
  const facts = [
    names.setsInShort[scene.set],
    names.effects[scene.effect],
    scene.paints.map(paint => names.paints[paint]).join('+'),
    `tape ${names.tapes[scene.left]} | ${names.tapes[scene.right]}`,
    icons.join(', '),
  ];
  return `${String(number).padStart(2)}  ${facts.join('; ')}`;
}

/** The half tapes at the two ends of a piece; empty where a title card ends it. */
export function endsOf(edition: Edition, piece: readonly number[]): readonly [string, string] {
  const first = piece[0] ?? INITIAL;
  const last = piece.at(-1) ?? FINAL;
  const left = first === FINAL ? edition.final.left : sceneOf(edition, first)?.left;
  const right = last === INITIAL ? edition.initial.right : sceneOf(edition, last)?.right;
  return [left === undefined ? '' : names.tapes[left], right === undefined ? '' : names.tapes[right]];
}

/** Shares by illustration: "2 moon, 1 star". */
export const shareNames = (counts: readonly number[]): string =>
  SHARES.flatMap((share, i) => (counts[i] ? [`${counts[i]} ${names.shares[share]}`] : [])).join(', ');
