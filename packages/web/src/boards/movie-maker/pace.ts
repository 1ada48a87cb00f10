/** Milliseconds of a movement at the speed set for the page; 0 where nothing is to move. */
export function moveTime(usual: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const pace = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--pace') || '1',
  );
  return Number.isFinite(pace) ? usual * pace : usual;
}

/** How long the dice tumble: under 700 ms at the usual speed. */
export const tumbleTime = (): number => moveTime(560);
