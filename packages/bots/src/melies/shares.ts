/** Three illustrations: at most three cards are kept (MEL-4.1). */
const MOST = 3;
const DRAWS = 6;
const key = (a: number, b: number, c: number): number => a * 25 + b * 5 + c;

function worth(a: number, b: number, c: number): number {
  // MEL-4.2
  const most = Math.max(a, b, c);
  if (most >= 3) return 9;
  if (a > 0 && b > 0 && c > 0) return 5;
  return most === 2 ? 2 : 0;
}

/** `VALUE[draws][key]`: expected worth in the end when `draws` more come, each illustration equally likely. */
const VALUE: Float64Array[] = [];
for (let draws = 0; draws <= DRAWS; draws++) {
  const now = new Float64Array(125);
  const later = VALUE[draws - 1];
  for (let total = 0; total <= MOST + 1; total++) {
    for (let a = 0; a <= total; a++) {
      for (let b = 0; a + b <= total; b++) {
        const c = total - a - b;
        now[key(a, b, c)] =
          total > MOST
            ? // the best of four goes on with three (MEL-4.1)
              Math.max(
                a > 0 ? now[key(a - 1, b, c)] : 0,
                b > 0 ? now[key(a, b - 1, c)] : 0,
                c > 0 ? now[key(a, b, c - 1)] : 0,
              )
            : later === undefined
              ? worth(a, b, c)
              : (later[key(a + 1, b, c)] + later[key(a, b + 1, c)] + later[key(a, b, c + 1)]) / 3;
      }
    }
  }
  VALUE.push(now);
}

/** Points to expect from `held` shares when about `draws` more will be drawn. */
export function sharesWorth(held: readonly number[], draws: number): number {
  const at = Math.max(0, Math.min(DRAWS - 0.001, draws));
  const low = Math.floor(at);
  const k = key(held[0], held[1], held[2]);
  return VALUE[low][k] + (at - low) * (VALUE[low + 1][k] - VALUE[low][k]);
}

/** What one more share adds to `held` now. */
export function shareGain(held: readonly number[], draws: number): number {
  const k = key(held[0], held[1], held[2]);
  const at = Math.min(DRAWS - 1, Math.max(0, Math.round(draws)));
  return VALUE[at + 1][k] - VALUE[at][k];
}

/** The same after one card of an illustration went. */
export function sharesWithout(held: readonly number[], share: number, draws: number): number {
  const left = [held[0], held[1], held[2]];
  left[share]--;
  return sharesWorth(left, draws);
}
