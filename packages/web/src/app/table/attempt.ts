import { troubleOf } from '../../session/trouble.ts';
import type { TableModel } from './table-model.svelte.ts';

/** Does something to the seats of a table that has not begun, and shows how it stands then, and what went wrong. */
export async function attempt(model: TableModel, work: () => Promise<unknown>): Promise<void> {
  model.trouble = undefined;
  try {
    await work();
    await model.refresh();
  } catch (thrown) {
    await model.refresh();
    model.trouble = troubleOf(thrown);
  }
}
