/** Shapes of the four seats in a 20 x 20 box: disc, diamond, square, triangle. */
const SEAT_SHAPES: readonly string[] = [
  'M10 1.6A8.4 8.4 0 1 1 10 18.4A8.4 8.4 0 1 1 10 1.6Z',
  'M10 .4L19.6 10L10 19.6L.4 10Z',
  'M2.6 2.6H17.4V17.4H2.6Z',
  'M10 1.2L19.6 18H.4Z',
];
/** The shape of a seat; seats beyond the fourth begin again. */
export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!;
/** The colour of a seat as a CSS value. */
export const seatColour = (seat: number): string => `var(--can-seat-${seat % SEAT_SHAPES.length})`;
