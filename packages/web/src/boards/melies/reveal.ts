/**
 * Scrolls a table that is taller than its slot until one of the parts matching `selector` is in sight.
 * Does nothing where one is already, or where there is nothing to scroll.
 */
export function reveal(table: HTMLElement, selector: string): void {
  if (table.scrollHeight <= table.clientHeight + 8) return;
  const box = table.getBoundingClientRect();
  const parts = [...table.querySelectorAll(selector)];
  const seen = parts.some(part => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1;
  });
  if (!seen) parts[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'smooth' });
}
