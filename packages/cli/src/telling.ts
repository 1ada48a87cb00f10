import type { Fragment, Viewed, Words } from '@backlot/engine';
import type { Step } from '@backlot/table';

const textOf = (fragment: Fragment, names: readonly string[]): string => {
  if (typeof fragment === 'string') return fragment;
  return 'seat' in fragment ? (names[fragment.seat] ?? `seat ${fragment.seat}`) : fragment.text;
};

/** What happened in one step as sentences, one after the other; empty where the log need not say anything. */
export function tell(words: Words, step: Step, view: Viewed, names: readonly string[]): string {
  const sentences = step.events.map(event =>
    words
      .event(event, view)
      .map(fragment => textOf(fragment, names))
      .join(''),
  );
  return sentences.filter(sentence => sentence !== '').join(' ');
}

/** "Anna wins.", "Anna and Ben share the victory." */
export function winners(ranks: readonly number[], names: readonly string[]): string {
  const best = names.filter((_, seat) => ranks[seat] === 1);
  return best.length === 1 ? `${best[0]} wins.` : `${best.join(' and ')} share the victory.`;
}
