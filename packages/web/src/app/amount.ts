import type { TitleModule } from '../boards/title.ts';
import { words } from '../words/index.ts';

/** A result in the title's own unit, in points where it has none. */
export const amountText = (title: Pick<TitleModule, 'amount'> | undefined, points: number): string =>
  title?.amount?.(points) ?? words.end.points(points);
