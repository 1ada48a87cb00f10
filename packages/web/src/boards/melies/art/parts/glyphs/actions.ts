import type { Action } from '@backlot/melies';
import { disc, puff, star } from '../shapes.ts';
import type { Glyph } from './glyph.ts';

const panorama = 'M6.6 8.4H17.4V17.4H6.6ZM8.2 10V15.8L10.8 12.2L12.6 14.6L14.2 13L15.8 15.8V10Z';
const ring = 'M3.6 15.6A9.4 9.4 0 0 1 12 2.6M20.4 8.4A9.4 9.4 0 0 1 12 21.4';
const arrows = 'M11.4 .2L15.8 2.8L11.4 5.4ZM12.6 18.8L8.2 21.4L12.6 23.8Z';

/** The ten actions. Prepare Set with a share carries a share card in its corner, without share it does not. */
export const ACTION_GLYPHS: Readonly<Record<Action, Glyph>> = {
  set: {
    fill: `${panorama}M11.4 .2L15.8 2.8L11.4 5.4ZM15 15.6H23.4V23.6H15Z${star(19.2, 19.8, 3.2)}`,
    line: 'M3.6 15.6A9.4 9.4 0 0 1 12 2.6M10.4 21.3A9.4 9.4 0 0 1 3.6 15.6',
    width: 1.9,
  },
  setNoShare: { fill: `${panorama}${arrows}`, line: ring, width: 1.9 },
  effects: {
    fill: `${puff(10, 12.8, 6.6, 4.6, 7, 4)}${star(10, 12.8, 4, 4, 1.5)}M18.2 14.4H20.8V17.4H23.8V20H20.8V23H18.2V20H15.2V17.4H18.2Z`,
    line: 'M14 21.8H3.4Q2 21.8 2 20.4V3.4Q2 2 3.4 2H17Q18.4 2 18.4 3.4V11.6',
    width: 1.8,
  },
  write: {
    fill: 'M22.6 1.2C14 1 8.6 5.6 6.4 15.4L5.6 18.6L7.2 19L8 16.6C9.4 16.8 12 16.6 14 15.2L12.4 14.4C15.4 14 17 13 18.2 11L16 10.6C19 9.6 21.8 6.4 22.6 1.2ZM18 4.8C14 7 10.6 10.6 8.6 15C10 10 13 6.6 18 4.8Z',
    line: 'M5.8 18.4L4.4 22.4M7.8 22.4H20.4',
    width: 1.8,
  },
  wardrobe: {
    fill: 'M1.6 17L12 9.6L22.4 17Q22.6 19.2 20.6 19.2H3.4Q1.4 19.2 1.6 17ZM5.2 17H18.8L12 12.2Z',
    line: 'M12 10.4V7.6Q15.2 6.8 14.8 4.2Q14.2 1.8 11.8 1.8Q9.6 2 9.4 4M7.6 22.8H16.4M16.4 22.8L14.6 21.4M7.6 22.8L9.4 21.4',
    width: 1.9,
  },
  move: {
    fill: `${disc(12, 6, 3.4)}M12 10Q15.6 10.2 15.8 14L15 14.4L15.6 22.4H8.4L9 14.4L8.2 14Q8.4 10.2 12 10ZM.2 15L4.8 11.2V18.8ZM23.8 15L19.2 11.2V18.8Z`,
    line: 'M4.4 15H6.2M19.6 15H17.8',
    width: 2.2,
  },
  film: {
    fill: `M2.6 4.2H15.2V14.4H2.6ZM16.4 7L22.8 4.6V14L16.4 11.6Z${disc(8.9, 9.3, 3.4)}${disc(8.9, 9.3, 1.2)}`,
    line: 'M9 15.4L4 23M9 15.4L14 23M9 15.4V22M8.9 9.3L10.4 1.4H13.4',
    width: 1.8,
  },
  join: {
    fill: 'M1 5H9.2V7.6H14.8V5H23V19H14.8V16.4H9.2V19H1ZM3.2 7.2V9.2H5.2V7.2ZM3.2 11V13H5.2V11ZM3.2 14.8V16.8H5.2V14.8ZM18.8 7.2V9.2H20.8V7.2ZM18.8 11V13H20.8V11ZM18.8 14.8V16.8H20.8V14.8ZM10.6 9.6V14.4H13.4V9.6Z',
  },
  cut: {
    fill: `${disc(5.4, 18.4, 4.2)}${disc(5.4, 18.4, 2)}${disc(18.6, 18.4, 4.2)}${disc(18.6, 18.4, 2)}M7 14.8L15.8 .8Q18.6 2 17 5.4L9.4 16ZM17 14.8L14.8 12.4L12.8 15L14.6 16ZM8.2 .8Q5.4 2 7 5.4L10.6 10.6L12.2 7.8Z`,
  },
  color: {
    fill: 'M22.6 .8Q24 2.2 22.4 4.4L14.4 13.6L10.6 10L19.8 1.8Q21.4 .2 22.6 .8ZM9.4 11.2L13.2 14.8Q13.4 20.4 8.2 21.4Q3.8 22 1 19.6Q4.2 19.4 4.8 16.4Q5.8 11.8 9.4 11.2ZM18.6 15.2Q22 19 22 20.6A3.3 3.3 0 0 1 15.4 20.6Q15.4 19 18.6 15.2Z',
  },
};
