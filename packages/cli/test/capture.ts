import { vi } from 'vitest';

/** Runs a command and gives its exit code with the lines it printed and the lines of its errors. */
export async function capture(
  act: () => number | Promise<number>,
): Promise<{ readonly code: number; readonly out: readonly string[]; readonly err: readonly string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  try {
    const code = await act();
    return { code, out, err };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
