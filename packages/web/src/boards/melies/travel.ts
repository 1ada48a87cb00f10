/** Where the pieces lay: by their `data-fly` keys, in client coordinates. */
export type Survey = ReadonlyMap<string, DOMRect>;

/** Finds every piece that can travel, and the anchors (`data-anchor`) that pieces come from. */
export function survey(root: Element): Survey {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-fly], [data-anchor]')) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(piece.dataset.fly ?? piece.dataset.anchor ?? '', rect);
  }
  return found;
}

/** Milliseconds of a piece's journey at the speed set for the page; 0 where nothing is to move. */
export function journeyTime(root: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const pace = Number.parseFloat(getComputedStyle(root).getPropertyValue('--pace') || '1');
  return Number.isFinite(pace) ? 240 * pace : 240;
}

/**
 * Lets pieces travel from where they lay to where they are. A piece with a new key starts where one of its
 * `data-from` prefixes names a piece that is gone, or else an anchor that is still there.
 * Ghosts fly in `sky`, a layer over the board, so that nothing clips them; the pieces wait unseen.
 */
export function travel(root: Element, before: Survey, sky: HTMLElement, time: number): void {
  if (time <= 0) return;
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-fly]')];
  const here = new Set(pieces.map(piece => piece.dataset.fly ?? ''));
  const gone = new Set([...before.keys()].filter(key => !here.has(key)));
  const origin = sky.getBoundingClientRect();
  for (const piece of pieces) {
    const key = piece.dataset.fly ?? '';
    const start = before.get(key) ?? startOf(piece, gone, before);
    const end = piece.getBoundingClientRect();
    if (start === undefined || end.width === 0) continue;
    if (Math.hypot(start.x - end.x, start.y - end.y) < 6 && Math.abs(start.width - end.width) < 6) continue;
    // A piece that only shifts in its row glides without leaving it.
    fly(piece, start, end, origin, sky, time);
  }
}

function startOf(piece: HTMLElement, gone: Set<string>, before: Survey): DOMRect | undefined {
  for (const from of (piece.dataset.from ?? '').split(' ').filter(Boolean)) {
    const vanished = [...gone].find(key => key.startsWith(from));
    if (vanished !== undefined) {
      gone.delete(vanished);
      return before.get(vanished);
    }
    const anchor = before.get(from);
    if (anchor !== undefined) return anchor;
  }
  return undefined;
}

function fly(
  piece: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  origin: DOMRect,
  sky: HTMLElement,
  time: number,
): void {
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-fly');
  ghost.removeAttribute('data-piece');
  ghost.dataset.standing = 'quiet';
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${end.x - origin.x}px`,
    top: `${end.y - origin.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    margin: '0',
    transformOrigin: '0 0',
    transform: '',
  });
  sky.append(ghost);
  piece.style.visibility = 'hidden';
  const scale = `${start.width / end.width}, ${start.height / Math.max(1, end.height)}`;
  const flight = ghost.animate(
    [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})` },
      { transform: 'none' },
    ],
    { duration: time, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
  const land = () => {
    piece.style.visibility = '';
    ghost.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** Ends every journey and staged moment under way at once. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    )
      animation.finish();
  }
}
