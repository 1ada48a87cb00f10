/** A small sign on a 24 x 24 grid, in one colour: filled parts (holes by even-odd), then lines. */
export interface Glyph {
  readonly fill?: string;
  readonly line?: string;
  /** Width of the lines, 2 where not given. */
  readonly width?: number;
}
