import { CELLS, EFFECTS, FINAL, INITIAL, JOURNALS, type Move, PAINTS, SHARES, TOKENS } from '../src/types.ts';

/** The nine action spaces, in the order every edition lists them. */
export const SPACE_IDS = ['pre', 'filming', 'post'].flatMap(area =>
  [1, 2, 3].map(number => `${area}${number}`),
);

const upTo = (last: number, first = 0): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Every move of every shape the components allow, each once; cuts only in a sample of cards. */
export function everyMove(): Move[] {
  const scenes = upTo(FINAL - 1, 1);
  const cards = upTo(FINAL, INITIAL);
  const cells = upTo(CELLS.length - 1);
  const effects = upTo(EFFECTS.length * PAINTS.length - 1);
  const sample = cards.filter(card => card % 7 === 0 || card === FINAL);
  const ascending = (list: readonly number[]): [number, number][] =>
    list.flatMap(left => list.filter(right => right > left).map((right): [number, number] => [left, right]));
  return [
    ...SPACE_IDS.map((_, space): Move => ({ type: 'place', space })),
    { type: 'retrieve' },
    { type: 'refresh' },
    { type: 'pass' },
    ...[1, 2, -1, -2].map((steps): Move => ({ type: 'set', steps })),
    ...scenes.flatMap((scene): Move[] => [
      { type: 'lay', scene },
      { type: 'write', scene },
      { type: 'film', scene },
      { type: 'color', scene },
    ]),
    ...effects.flatMap((effect): Move[] => [
      { type: 'take', effect },
      { type: 'exchange', effect },
      ...effects.map((second): Move => ({ type: 'pay', first: effect, second })),
    ]),
    ...cells.map((cell): Move => ({ type: 'turn', cell })),
    ...cells.flatMap(from => cells.filter(to => to !== from).map((to): Move => ({ type: 'move', from, to }))),
    ...upTo(TOKENS.length * 2 - 1).flatMap(face =>
      cells.map((cell): Move => ({ type: 'stand', face, cell })),
    ),
    ...ascending(cards).map(([left, right]): Move => ({ type: 'join', left, right })),
    ...ascending(sample).flatMap(([left, right]): Move[] => [
      { type: 'cut', at: left, left, right },
      { type: 'cut', at: left + 1, left, right },
    ]),
    ...JOURNALS.map((_, journal): Move => ({ type: 'advance', journal })),
    ...SHARES.map((_, share): Move => ({ type: 'discard', share })),
  ];
}
