/** Whether a key press belongs to something one writes into, so that it is no shortcut. */
function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}

/** Single keys for the whole table. Gives back how to stop. */
export function shortcuts(keys: Readonly<Record<string, () => void>>): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || writing(event.target))
      return;
    if (document.querySelector('dialog[open]')) return;
    const go = keys[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
