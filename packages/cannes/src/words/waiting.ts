import type { Frame, View } from '../types.ts';

/** The decision that waits for an answer, where it is of this kind. */
export function waiting<K extends Frame['kind']>(
  view: View,
  kind: K,
): Extract<Frame, { kind: K }> | undefined {
  const frame = view.stack.at(-1);
  return frame?.kind === kind ? (frame as Extract<Frame, { kind: K }>) : undefined;
}
