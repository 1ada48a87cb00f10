/** The two faces of the project, in capitals: display for titles, sturdy for the rest. */
export type Face = 'display' | 'sturdy';

/** Widths of A to Z in hundredths of the size, measured from the fonts we bring along. */
const CAPITALS: Readonly<Record<Face, readonly number[]>> = {
  display: [
    66, 73, 70, 77, 58, 57, 79, 71, 40, 56, 71, 54, 94, 75, 82, 74, 80, 73, 58, 60, 77, 62, 96, 64, 64, 58,
  ],
  sturdy: [
    70, 65, 70, 77, 67, 60, 76, 81, 33, 40, 70, 64, 95, 85, 85, 64, 89, 69, 58, 59, 76, 74, 102, 72, 72, 72,
  ],
};

/** About how wide a text in capitals is at size 1; letters beyond A to Z count as wide ones, points as narrow ones. */
const measure = (text: string, face: Face): number =>
  Array.from(text).reduce((sum, letter) => {
    const plain = letter.normalize('NFD').charCodeAt(0);
    const width =
      CAPITALS[face][plain - 65] ?? (/[.,'’!]/.test(letter) ? 24 : /[\s-]/.test(letter) ? 32 : 72);
    return sum + width / 100;
  }, 0);

export interface Fit {
  readonly text: string;
  /** Font size, and the width the line takes at it. */
  readonly size: number;
  readonly width: number;
}

/** A line in capitals as large as fits into `width`, at most `size`. */
export function fit(text: string, face: Face, width: number, size: number): Fit {
  const capitals = text.toUpperCase();
  const unit = Math.max(measure(capitals, face), 0.1);
  const fitted = Math.min(size, width / unit);
  return { text: capitals, size: fitted, width: unit * fitted };
}

/** How much of a line's size lies between two bases. */
export const LEAD = 0.92;

/** A title broken into at most `most` lines so that its smallest letters in a box of `width` x `height` are largest. */
export function lines(
  title: string,
  face: Face,
  most: number,
  width: number,
  height: number,
): readonly string[] {
  const words = title.toUpperCase().split(/\s+/).filter(Boolean);
  const size = (set: readonly string[]): number =>
    Math.min(height / (set.length * LEAD), ...set.map(line => width / measure(line, face)));
  let best: readonly string[] = [words.join(' ')];
  const cut = (from: number, done: readonly string[]): void => {
    const whole = [...done, words.slice(from).join(' ')];
    if (size(whole) > size(best)) best = whole;
    if (whole.length === most) return;
    for (let end = from + 1; end < words.length; end += 1)
      cut(end, [...done, words.slice(from, end).join(' ')]);
  };
  cut(0, []);
  return best;
}
