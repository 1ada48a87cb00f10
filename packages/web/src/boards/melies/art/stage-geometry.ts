/** A place in StageFloor, in percent of the picture's width and height; x and y are its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The viewBox of StageFloor. */
export const STAGE_BOX = { width: 400, height: 320 } as const;

/** The floor's four corners: rows narrow away from the camera. */
const FLOOR = { top: 140, bottom: 279, back: 244, front: 340, middle: 200 } as const;

const line = (depth: number): { y: number; half: number } => {
  // Perspective: a row twice as far is less than half as high.
  const t = depth / (depth + (3 - depth) * (FLOOR.back / FLOOR.front));
  const seen = (depth * FLOOR.back) / (depth * FLOOR.back + (3 - depth) * FLOOR.front);
  const along = (t + seen * 3) / 4;
  return {
    y: FLOOR.top + (FLOOR.bottom - FLOOR.top) * along,
    half: (FLOOR.back + (FLOOR.front - FLOOR.back) * along) / 2,
  };
};

const corner = (column: number, row: number): readonly [number, number] => {
  const { y, half } = line(row);
  return [FLOOR.middle - half + (column * half * 2) / 3, y];
};

/** The nine cells as quadrilaterals in units of STAGE_BOX, in the order of CELLS: back left corner first, clockwise. */
export const CELL_CORNERS: readonly (readonly (readonly [number, number])[])[] = Array.from(
  { length: 9 },
  (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    return [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ];
  },
);

/**
 * Middle and size of the nine cells, in percent. A doll half as wide as its cell, 87 % of its height above the cell's
 * middle, stands in it; draw far rows first.
 */
export const CELL_SPOTS: readonly Spot[] = CELL_CORNERS.map(corners => {
  const top = corners[0]![1];
  const bottom = corners[2]![1];
  const width = (corners[1]![0] - corners[0]![0] + corners[2]![0] - corners[3]![0]) / 2;
  const x = corners.reduce((sum, point) => sum + point[0], 0) / 4;
  return {
    x: (x / STAGE_BOX.width) * 100,
    y: ((top + bottom) / 2 / STAGE_BOX.height) * 100,
    width: (width / STAGE_BOX.width) * 100,
    height: ((bottom - top) / STAGE_BOX.height) * 100,
  };
});

const percent = (x: number, y: number, width: number, height: number): Spot => ({
  x: ((x + width / 2) / STAGE_BOX.width) * 100,
  y: ((y + height / 2) / STAGE_BOX.height) * 100,
  width: (width / STAGE_BOX.width) * 100,
  height: (height / STAGE_BOX.height) * 100,
});

/** Where the two available flats (212 x 152 units each) hang behind the floor, left and right. */
export const FLAT_SPOTS: readonly [Spot, Spot] = [percent(57, 34, 140, 100.4), percent(203, 34, 140, 100.4)];
/** The camera at the front. */
export const CAMERA_SPOT: Spot = percent(174, 272, 52, 48);
