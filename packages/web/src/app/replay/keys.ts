/** What a key does in a replay. */
export type Wish = 'back' | 'forward' | 'first' | 'last' | 'play';

const WISHES: Readonly<Record<string, Wish>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** Things that need such keys for themselves: all of them, or only the space bar. */
const WRITES = 'input:not([type=range]), textarea, select, [contenteditable]';
const PRESSES = 'button, a, summary, [role=button]';

/**
 * The wish behind a key pressed inside `place` or with nothing in focus; undefined where something else needs the key.
 */
export function wishOf(event: KeyboardEvent, place: Element): Wish | undefined {
  const wish = WISHES[event.key];
  if (wish === undefined || event.defaultPrevented) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const at = event.target as Element | null;
  if (at === null || at.closest(WRITES) || document.querySelector('dialog[open]')) return undefined;
  if (wish === 'play' && at.closest(PRESSES)) return undefined;
  return at === document.body || at.contains(place) || place.contains(at) ? wish : undefined;
}
