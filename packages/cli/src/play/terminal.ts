import { createInterface } from 'node:readline';

/** Where a game is played: lines out, lines in. */
export interface Terminal {
  print(line: string): void;
  /** The next line that is typed, trimmed; undefined when there is none any more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Standard input and output. Piped lines are kept until they are asked for, so that none is lost. */
export function openTerminal(): Terminal {
  const lines = createInterface({ input: process.stdin });
  const next = lines[Symbol.asyncIterator]();
  return {
    print: line => console.log(line),
    async ask(prompt) {
      process.stdout.write(prompt);
      const { done, value } = (await next.next()) as IteratorResult<string, undefined>;
      return done || value === undefined ? undefined : value.trim();
    },
    close: () => lines.close(),
  };
}
