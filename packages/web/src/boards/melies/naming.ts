import { ACTORS, CELLS, type Components, type EffectKind, FINAL, INITIAL, TOKENS } from '@backlot/melies';
import { names } from '@backlot/melies/words';
import { effectName, paintName } from './spots.ts';
import { boardWords } from './words/index.ts';

/** "12 The landing", or the name of a title card. */
export function sceneLabel(components: Components, scene: number): string {
  if (scene === INITIAL) return boardWords.initial;
  if (scene === FINAL) return boardWords.final;
  const data = sceneData(components, scene);
  return data === undefined ? `${scene}` : `${data.number} ${data.title}`;
}

/** What is printed on scene 1..42; undefined for title cards. */
export const sceneData = (components: Components, scene: number) =>
  components.edition.scenes.find(({ number }) => number === scene);

/** "trapdoor, blue". */
export const effectLabel = (kind: EffectKind): string =>
  `${names.effects[effectName(kind)]}, ${names.paints[paintName(kind)]}`;

/** The types shown on a face and on its other side. */
export function sidesOf(face: number) {
  const token = TOKENS[face >> 1] ?? TOKENS[0];
  const [side, back] = [token[face & 1] ?? 0, token[1 - (face & 1)] ?? 0];
  return { actor: ACTORS[side] ?? ACTORS[0], other: ACTORS[back] ?? ACTORS[0] };
}

/** A cell in words: "front left". */
export function cellName(cell: number): string {
  const key = CELLS[cell];
  return key === undefined ? '' : names.cells[key];
}
