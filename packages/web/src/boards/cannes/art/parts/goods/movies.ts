import type { Movie } from '@backlot/cannes';
import { drawn, fill, type Layer, line, type Tone } from '../layer.ts';
import { box, boxes, disc, pill, star } from '../shapes.ts';

/** The sign of each movie type on a 24 x 24 grid, filling a disc of radius 8 round its centre. */
export const EMBLEMS: Readonly<Record<Movie, readonly Layer[]>> = {
  // a bomb with its fuse alight
  action: [
    line('ink', 3.4, 'M13.4 9Q15 5.4 18 6.6'),
    line('white', 1.4, 'M13.4 9Q15 5.4 18 6.6'),
    drawn('dark', 'white', 1.1, disc(10.8, 14, 5.7), box(11.4, 7.2, 3.4, 2.4)),
    fill('gold', star(18.6, 6.8, 4, 8, 1.7)),
    line('white', 1.4, 'M7.6 13.4Q8 11.2 10 10.6'),
  ],
  romance: [
    drawn(
      'red',
      'white',
      1.5,
      'M12 19.6C6.8 15.4 4.6 12.8 4.6 9.8A3.9 3.9 0 0 1 12 8.2A3.9 3.9 0 0 1 19.4 9.8C19.4 12.8 17.2 15.4 12 19.6Z',
    ),
    line('white', 1.3, 'M7.2 10.2Q7.2 8.4 8.8 8.2'),
  ],
  // a saucer with its dome and lamps
  sf: [
    fill('lamp', 'M9 15.6H15L18 20.6H6Z'),
    drawn('cyan', 'ink', 1.2, 'M7.4 11.4A4.6 5.6 0 0 1 16.6 11.4Z'),
    drawn('steel', 'ink', 1.3, disc(12, 12.8, 8.8, 3.4)),
    fill('gold', disc(6.8, 13, 1.1), disc(12, 14, 1.1), disc(17.2, 13, 1.1)),
  ],
};

/** The colour of each type's film. */
export const FILMS: Readonly<Record<Movie, Tone>> = { action: 'orange', romance: 'pink', sf: 'violet' };

/** A frame of film with the type's sign. */
export const film = (movie: Movie): readonly Layer[] => [
  drawn('ink', 'ink', 1.4, pill(1, 1.2, 22, 21.6, 1.8)),
  fill('white', boxes(2.7, 2, 2.2, 1.9, 4.1, 5), boxes(2.7, 20.1, 2.2, 1.9, 4.1, 5)),
  fill(FILMS[movie], box(1.6, 4.9, 20.8, 14.2)),
  ...EMBLEMS[movie],
];
