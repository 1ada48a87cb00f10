/** Shapes of the six seats in a 20 x 20 box: disc, diamond, square, triangle, hexagon, star. */
const SEAT_SHAPES: readonly string[] = [
  'M10 1.6A8.4 8.4 0 1 1 10 18.4A8.4 8.4 0 1 1 10 1.6Z',
  'M10 .4L19.6 10L10 19.6L.4 10Z',
  'M2.6 2.6H17.4V17.4H2.6Z',
  'M10 1.2L19.6 18H.4Z',
  'M5.2 1.6H14.8L19.6 10L14.8 18.4H5.2L.4 10Z',
  'M10 0L12.7 6.8L20 7.3L14.4 12L16.2 19.1L10 15.2L3.8 19.1L5.6 12L0 7.3L7.3 6.8Z',
];
/** The shape of a seat; seats beyond the sixth begin again. */
export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!;
/** The colour of a seat as a CSS value. */
export const seatColour = (seat: number): string => `var(--imm-seat-${seat % SEAT_SHAPES.length})`;
