/** This browser's small memory; where it is forbidden or full the page simply forgets. */
export function recall<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`backlot.${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`backlot.${key}`, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
