import type { Report } from '@backlot/engine/edition';
import { all, complete, join, line, list, object, whole, word } from '@backlot/engine/edition';
import type { SceneData } from '../edition.ts';
import { ACTORS, CELLS, EFFECTS, FINAL, PAINTS, SETS, TAPES } from '../types.ts';
import { sources } from './sources.ts';

/** A scene that could be read, and where it stands in the file. */
export interface Placed {
  readonly scene: SceneData;
  readonly path: string;
}

export const SCENE_COUNT = FINAL - 1;
const PRINTED = ['number', 'title', 'set', 'effect', 'paints', 'icons', 'left', 'right'] as const;
const MAX_TITLE = 80;

function readIcons(value: unknown, path: string, report: Report): SceneData['icons'] | undefined {
  const field = object(value, path, CELLS, report);
  if (field === undefined) return undefined;
  const shown = CELLS.filter(cell => field(cell) !== undefined);
  const read = shown.map(cell => [cell, word(field(cell), join(path, cell), ACTORS, report)] as const);
  return complete<SceneData['icons']>(Object.fromEntries(read));
}

function readPaints(value: unknown, path: string, report: Report): SceneData['paints'] | undefined {
  const paint = (item: unknown, at: string) => word(item, at, PAINTS, report);
  const paints = all(list(value, path, { min: 2, max: 2, what: 'two paints' }, paint, report));
  return paints as SceneData['paints'] | undefined;
}

/**
 * The scenes of an edition that can be read, by number: each of 1 to 42 once (MEL-1.4, MEL-R18). Those whose number stands
 * somewhere but whose other values can't be read are not called missing.
 */
export function readScenes(value: unknown, report: Report): Placed[] {
  const firstAt = new Map<number, string>();
  const read = (item: unknown, path: string): Placed | undefined => {
    const field = object(item, path, [...PRINTED, 'source'], report);
    if (field === undefined) return undefined;
    const at = (name: string) => join(path, name);
    const number = whole(field('number'), at('number'), 1, SCENE_COUNT, report);
    const scene = complete<SceneData>({
      number,
      title: line(field('title'), at('title'), MAX_TITLE, report),
      set: word(field('set'), at('set'), SETS, report),
      effect: word(field('effect'), at('effect'), EFFECTS, report),
      paints: readPaints(field('paints'), at('paints'), report),
      icons: readIcons(field('icons'), at('icons'), report),
      left: word(field('left'), at('left'), TAPES, report),
      right: word(field('right'), at('right'), TAPES, report),
      source: sources(field('source'), at('source'), PRINTED, report),
    });
    if (number === undefined) return undefined;
    const first = firstAt.get(number);
    if (first !== undefined) {
      report(
        'structure',
        at('number'),
        `Expected every number once; scene ${number} stands at ${first} already.`,
      );
      return undefined;
    }
    firstAt.set(number, path);
    return scene && { scene, path };
  };
  // a short list is no problem of its own: the missing scenes are named one by one
  const found = list(
    value,
    'scenes',
    { min: 0, max: SCENE_COUNT, what: `${SCENE_COUNT} scenes` },
    read,
    report,
  );
  if (found === undefined) return [];
  for (let number = 1; number <= SCENE_COUNT; number++) {
    if (firstAt.has(number)) continue;
    const rule = `Expected each number from 1 to ${SCENE_COUNT} on one scene (MEL-1.4)`;
    report('structure', `scenes[${number - 1}]`, `${rule}; scene ${number} is missing.`);
  }
  return found.filter(placed => placed !== undefined).sort((a, b) => a.scene.number - b.scene.number);
}
