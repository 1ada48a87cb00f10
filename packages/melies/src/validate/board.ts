import type { Report } from '@backlot/engine/edition';
import { all, complete, join, list, object, whole, word } from '@backlot/engine/edition';
import type { Edition, SpaceData } from '../edition.ts';
import { ACTIONS, SETS } from '../types.ts';
import { sources } from './sources.ts';

/** The areas of the studio board with their three spaces and three actions each. */
const AREAS = {
  pre: ['set', 'effects', 'write'],
  filming: ['wardrobe', 'move', 'film'],
  post: ['join', 'cut', 'color'],
} as const;
const SPACE_IDS = [
  'pre1',
  'pre2',
  'pre3',
  'filming1',
  'filming2',
  'filming3',
  'post1',
  'post2',
  'post3',
] as const;
const PRINTED_ACTIONS = ACTIONS.filter(action => action !== 'setNoShare');

/** The dot lies between two sets, the second being next to the first clockwise (MEL-1.3). */
export function readDot(value: unknown, report: Report): Edition['dot'] | undefined {
  const field = object(value, 'dot', ['between', 'source'], report);
  if (field === undefined) return undefined;
  const set = (item: unknown, path: string) => word(item, path, SETS, report);
  const between = all(
    list(field('between'), 'dot.between', { min: 2, max: 2, what: 'two sets' }, set, report),
  );
  if (between !== undefined) {
    const next = SETS[(SETS.indexOf(between[0]!) + 1) % SETS.length];
    if (between[1] !== next) {
      const what = `the set clockwise of ${between[0]}, which is ${next} (MEL-1.3)`;
      report('structure', 'dot.between[1]', `Expected ${what}; found ${between[1]}.`);
    }
  }
  return complete<Edition['dot']>({
    between: between as unknown as Edition['dot']['between'] | undefined,
    source: sources(field('source'), 'dot.source', ['between'], report),
  });
}

/** The nine spaces in the order of their ids; each has one action of its area or two, and only a cut takes two pawns. */
export function readSpaces(value: unknown, report: Report): SpaceData[] | undefined {
  const read = (item: unknown, path: string): SpaceData | undefined => {
    const field = object(item, path, ['id', 'actions', 'pawns', 'source'], report);
    if (field === undefined) return undefined;
    const action = (name: unknown, at: string) => word(name, at, PRINTED_ACTIONS, report);
    const size = { min: 1, max: 2, what: 'one or two actions' };
    return complete<SpaceData>({
      id: word(field('id'), join(path, 'id'), SPACE_IDS, report),
      actions: all(list(field('actions'), join(path, 'actions'), size, action, report)),
      pawns: whole(field('pawns'), join(path, 'pawns'), 1, 2, report),
      source: sources(field('source'), join(path, 'source'), ['id', 'actions', 'pawns'], report),
    });
  };
  const size = { min: SPACE_IDS.length, max: SPACE_IDS.length, what: 'nine spaces' };
  const spaces = list(value, 'spaces', size, read, report);
  spaces?.forEach((space, i) => {
    if (space !== undefined) checkSpace(space, i, report);
  });
  const read9 = all(spaces);
  if (read9 !== undefined) checkActions(read9, report);
  return read9;
}

function checkSpace({ id, actions, pawns }: SpaceData, index: number, report: Report): void {
  const path = `spaces[${index}]`;
  if (id !== SPACE_IDS[index]) {
    report(
      'structure',
      `${path}.id`,
      `Expected ${SPACE_IDS[index]}, spaces being in the order of the board; found ${id}.`,
    );
  }
  if (new Set(actions).size < actions.length) {
    report('structure', `${path}.actions`, 'Expected two different actions; found the same one twice.');
  }
  const area = AREAS[id.slice(0, -1) as keyof typeof AREAS] as readonly string[];
  for (const action of actions) {
    if (area.includes(action)) continue;
    report(
      'deduction',
      `${path}.actions`,
      `Expected actions of its area, ${area.join(', ')}; found ${action}.`,
    );
  }
  const needed = actions.includes('cut') ? 2 : 1;
  if (pawns !== needed) {
    const what = needed === 2 ? 'two pawns where sequences are cut' : 'one pawn where none is cut';
    report('deduction', `${path}.pawns`, `Expected ${what} (MEL-2.6); found ${pawns}.`);
  }
}

/** Every action stands somewhere, and the example's space exists. */
function checkActions(spaces: readonly SpaceData[], report: Report): void {
  for (const action of PRINTED_ACTIONS) {
    if (spaces.some(({ actions }) => actions.includes(action))) continue;
    report('deduction', 'spaces', `Expected each of the nine actions on some space; ${action} is missing.`);
  }
  if (!spaces.some(({ actions }) => actions.includes('move') && actions.includes('film'))) {
    report(
      'deduction',
      'spaces',
      'Expected a space with move and film, on which the filming example is played.',
    );
  }
}
