import type { Terminal } from '../src/play/terminal.ts';

/** More than any game asks: a test that is stuck in a question ends. */
const MOST = 3000;

/** A terminal whose person types these lines and then leaves; `printed` is all that was shown. */
export function scriptedTerminal(
  typed: readonly string[] | ((printed: readonly string[], asked: number) => string | undefined) = [],
): Terminal & { readonly printed: string[]; readonly closed: () => boolean } {
  const printed: string[] = [];
  let at = 0;
  let closed = false;
  return {
    printed,
    closed: () => closed,
    print: line => void printed.push(line),
    ask: async prompt => {
      printed.push(prompt);
      if (at === MOST) return undefined;
      return typeof typed === 'function' ? typed(printed, at++) : typed[at++];
    },
    close: () => {
      closed = true;
    },
  };
}
