/** A chart's line and its scale, in a box of `width` by `height`. */
export interface Chart {
  /** Points of an SVG polyline, one a value. */
  readonly points: readonly (readonly [number, number])[];
  readonly low: number;
  readonly high: number;
}

/** So flat a line is drawn in the middle instead of being blown up. */
const LEAST_RANGE = 100;

/** Draws `values` from left to right, the greatest on top, a single one in the middle. */
export function chartOf(values: readonly number[], width: number, height: number): Chart {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const spare = Math.max(0, LEAST_RANGE - (most - least)) / 2;
  const [low, high] = [Math.floor(least - spare), Math.ceil(most + spare)];
  const points = values.map((value, i): [number, number] => [
    values.length === 1 ? width / 2 : (i / (values.length - 1)) * width,
    height - ((value - low) / (high - low)) * height,
  ]);
  return { points, low, high };
}
