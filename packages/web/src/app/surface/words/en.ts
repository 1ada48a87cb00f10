/** Labels of a surface that can be zoomed and moved. */
export const en = {
  map: 'map: plus and minus zoom, arrow keys move, zero shows all',
  closer: 'Closer',
  farther: 'Farther away',
  all: 'Show all',
} as const;
