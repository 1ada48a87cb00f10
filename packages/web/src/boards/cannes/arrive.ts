import type { Attachment } from 'svelte/attachments';

/** Milliseconds at the speed set for the page: 0 at speed 0. */
export function paced(usual: number): number {
  const pace = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--pace') || '1',
  );
  return Number.isFinite(pace) ? usual * pace : usual;
}

/** Milliseconds of a piece's journey at the speed set for the page; 0 where nothing is to move. */
export const journeyTime = (usual = 240): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : paced(usual);

/**
 * Lets a piece of the map travel in when it appears: from `from`, given in the drawing's units relative to where it
 * lies, or from the element of the board that matches `home`. Without either it was there before.
 */
export const arrive =
  (
    from:
      | { readonly home?: string; readonly dx?: number; readonly dy?: number; readonly turn?: number }
      | undefined,
  ): Attachment<SVGGElement> =>
  node => {
    if (from === undefined) return;
    const time = journeyTime(320);
    if (time === 0) return;
    let [dx, dy] = [from.dx ?? 0, from.dy ?? 0];
    const home = from.home === undefined ? null : (node.closest('.cannes')?.querySelector(from.home) ?? null);
    const parent = node.parentElement as unknown as SVGGElement | null;
    const matrix = parent?.getScreenCTM()?.inverse();
    if (home !== null && matrix) {
      const rect = home.getBoundingClientRect();
      const point = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2).matrixTransform(matrix);
      [dx, dy] = [point.x, point.y];
    }
    if (Math.hypot(dx, dy) < 1) return;
    const flight = node.animate(
      [{ transform: `translate(${dx}px, ${dy}px) rotate(${from.turn ?? 0}deg)` }, { transform: 'none' }],
      { duration: time, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
    return () => flight.cancel();
  };
