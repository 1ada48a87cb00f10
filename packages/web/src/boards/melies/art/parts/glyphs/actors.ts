import type { Actor } from '@backlot/melies';
import { disc, star } from '../shapes.ts';
import type { Glyph } from './glyph.ts';

/** The four types of actor by what stands out at a glance: pointed hat, bell skirt, top hat, claws and eyes. */
export const ACTOR_GLYPHS: Readonly<Record<Actor, Glyph>> = {
  astronomer: {
    fill: `M13.6 .6L18.9 15.6Q12 13.4 5.1 15.6Z${star(12.4, 10.2, 3.4)}M1.2 18.6Q12 13.2 22.8 18.6Q21 22.6 12 22.8Q3 22.6 1.2 18.6Z`,
  },
  lady: {
    fill: `${disc(11.6, 4.4, 3.5)}${disc(16.3, 2.6, 1.9)}M8 9.2Q12 10.6 16 9.2L17.4 11.4L13.9 14.6Q16.6 18.6 21.6 23H2.4Q7.4 18.6 10.1 14.6L6.6 11.4Z`,
  },
  gentleman: {
    fill: 'M6.2 2.4Q12 1 17.8 2.4L16.9 10.4H7.1ZM7.2 12.3H16.8L16.6 16.2H7.4ZM.8 14.6Q3.4 15 4.2 16.6Q12 19.2 19.8 16.6Q20.6 15 23.2 14.6Q23 20 12 21.8Q1 20 .8 14.6Z',
  },
  selenite: {
    fill: `M12 7.6C17.6 7.6 20.2 11.2 20.2 15C20.2 19.8 16.4 23.2 12 23.2C7.6 23.2 3.8 19.8 3.8 15C3.8 11.2 6.4 7.6 12 7.6ZM6.4 13L11 15.4Q10.6 18.4 8.4 18.2Q6.2 17.4 6.4 13ZM17.6 13L13 15.4Q13.4 18.4 15.6 18.2Q17.8 17.4 17.6 13Z`,
    line: 'M8.2 8.4L4.6 3.4M2.2 5.2Q2 1.4 5.6 1.2M15.8 8.4L19.4 3.4M21.8 5.2Q22 1.4 18.4 1.2',
    width: 2.2,
  },
};
