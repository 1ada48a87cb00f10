import type { Report } from '@backlot/engine/edition';
import type { Edition } from '../edition.ts';
import { FINAL, INITIAL, type Tape } from '../types.ts';
import type { Placed } from './scenes.ts';

/** Cards that lie side by side in the rulebook's examples, or could have, so that their half tapes agree (MEL-3.7b). */
const JOINED = [
  [INITIAL, 12],
  [12, 22],
  [12, 14],
  [14, 19],
  [19, 22],
  [21, 27],
  [26, 31],
  [31, 32],
  [32, 38],
  [38, FINAL],
] as const;

/** What the rulebook's examples tell of single cards, checked as far as the cards could be read. */
export function checkForced(
  scenes: readonly Placed[],
  titles: Pick<Edition, 'initial' | 'final'> | undefined,
  report: Report,
): void {
  const byNumber = new Map(scenes.map(placed => [placed.scene.number, placed]));
  const five = byNumber.get(5);
  if (five !== undefined && five.scene.set !== 'club') {
    report(
      'deduction',
      `${five.path}.set`,
      `Expected club, where scene 5 is filmed in an example; found ${five.scene.set}.`,
    );
  }
  if (five !== undefined && five.scene.effect !== 'trapdoor') {
    const found = five.scene.effect;
    report(
      'deduction',
      `${five.path}.effect`,
      `Expected trapdoor, which scene 5 needs in an example; found ${found}.`,
    );
  }
  if (titles !== undefined && titles.initial.right !== 'white') {
    report(
      'deduction',
      'initial.right',
      'Expected white, unlike the final card: the two titles can not be joined; found dark.',
    );
  }
  if (titles !== undefined && titles.final.left !== 'dark') {
    report(
      'deduction',
      'final.left',
      'Expected dark, unlike the initial card: the two titles can not be joined; found white.',
    );
  }
  const rightOf = (card: number): Tape | undefined =>
    card === INITIAL ? titles?.initial.right : byNumber.get(card)?.scene.right;
  const leftOf = (card: number): Tape | undefined =>
    card === FINAL ? titles?.final.left : byNumber.get(card)?.scene.left;
  for (const [left, right] of JOINED) {
    const before = rightOf(left);
    const after = leftOf(right);
    if (before === undefined || after === undefined || before === after) continue;
    const name = left === INITIAL ? 'the initial card' : `scene ${left}`;
    const path = right === FINAL ? 'final.left' : `${byNumber.get(right)!.path}.left`;
    report(
      'deduction',
      path,
      `Expected ${before}, the right half tape of ${name}, an example joining the two; found ${after}.`,
    );
  }
}
