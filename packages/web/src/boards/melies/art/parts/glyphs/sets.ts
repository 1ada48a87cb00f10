import type { SetName } from '@backlot/melies';
import { disc } from '../shapes.ts';
import type { Glyph } from './glyph.ts';

/** Observatory, chimneys, crater under a ringed planet, mushroom, town tower with bunting. */
export const SET_GLYPHS: Readonly<Record<SetName, Glyph>> = {
  club: {
    fill: 'M3.4 14.6A8.6 8.6 0 0 1 10 6.4L11.6 9.6L15.6 7.6L14.8 6.6A8.6 8.6 0 0 1 20.6 14.6ZM2 16.4H22V18.4H2ZM4 19.6H20V23H14V20.8H10V23H4ZM10.6 5.4L19 .8L21.2 4.6L12.8 8.6Z',
  },
  foundry: {
    fill: `M1 23V14.6L6.4 10.6V14.6L11.8 10.6V14.6L13.6 13.4L14.4 5.6H19L20.6 23ZM4 17V20H8V17ZM11 17V20H15V17Z${disc(17.6, 2.6, 2.2)}${disc(21.4, 3.8, 1.9)}`,
  },
  craters: {
    fill: `M.4 22.8L6.8 11.6Q10.4 13.8 14 11.6L17 16.6L19.2 14.4L23.6 22.8ZM6.6 9.8Q10.4 7.6 14.2 9.8Q10.4 12 6.6 9.8Z${disc(18.4, 5, 3)}`,
    line: 'M13.4 6.6Q18 8 23.2 3.6',
    width: 1.4,
  },
  cave: {
    fill: `M1.4 12.4C1.6 5.2 6.6 1.4 12 1.4C17.4 1.4 22.4 5.2 22.6 12.4Q12 15.6 1.4 12.4Z${disc(8, 7.8, 1.9)}${disc(14.4, 5.4, 1.5)}${disc(17, 9.8, 1.7)}M9.2 14.9Q12 15.3 14.8 14.9Q14.6 19 17.2 23H6.8Q9.4 19 9.2 14.9Z`,
  },
  square: {
    fill: `M8.2 23V10.6L12 5.4L15.8 10.6V23H13.6V18.4H10.4V23Z${disc(12, 13.4, 1.8)}M12 .6L18.4 2.4L12 4.2ZM.4 9.4L6.4 11.4L2.6 15.6ZM23.6 9.4L17.6 11.4L21.4 15.6ZM1 18.4H6.6V23H1ZM17.4 18.4H23V23H17.4Z`,
    line: 'M12 1.2V6',
    width: 1.4,
  },
};
