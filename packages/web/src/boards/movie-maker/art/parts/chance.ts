/** Numbers that are the same for the same text, so that a name always has the same face and a film the same poster. */
export interface Chance {
  /** From 0 up to but not including `below`. */
  whole(below: number): number;
  /** Between two numbers. */
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** A chance that begins with `seed` (FNV-1a, then a xorshift). */
export function chance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state ||= 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
  // the first numbers of like seeds are alike
  for (let turn = 0; turn < 6; turn += 1) next();
  return {
    whole: below => Math.floor(next() * below),
    between: (low, high) => low + next() * (high - low),
    pick: from => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
