import { words } from '../../words/index.ts';
import { plainText } from './log-lines.ts';
import type { TableModel } from './table-model.svelte.ts';

/** The state of the table as one sentence: for the marquee, the page's title and screen readers. */
export function sentenceOf(model: TableModel): string {
  const { update, info, turn, view } = model;
  const table = words.table;
  if (model.curtain !== undefined) return words.curtain.pass(model.nameOf(model.curtain));
  if (info?.status === 'open') return table.opening;
  if (!update) return words.loading;
  if (update.status === 'ended') return table.over;
  if (update.status === 'frozen') return words.foyer.frozen;
  if (model.myTurn && model.words && view) return table.asked(model.words.question(view));
  if (turn === undefined) return table.watching;
  return update.thinking ? table.thinking(model.nameOf(turn)) : table.waitsFor(model.nameOf(turn));
}

/** What happened last, in words, for screen readers. */
export function newsOf(model: TableModel): string {
  const fresh = new Set(model.fresh.map(step => step.seq));
  return model.log
    .filter(entry => fresh.has(entry.seq) && entry.seat !== model.eyes)
    .flatMap(entry => entry.lines.map(line => plainText(line, model.nameOf)))
    .slice(-6)
    .join(' ');
}
