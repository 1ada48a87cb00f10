import type { Effect } from '@backlot/melies';
import { disc, puff } from '../shapes.ts';
import type { Glyph } from './glyph.ts';

export const EFFECT_GLYPHS: Readonly<Record<Effect, Glyph>> = {
  trapdoor: {
    fill: 'M3.4 14.6H20.6L23.4 22.6H.6ZM10.4 15.6V18.4H7.6L12 22L16.4 18.4H13.6V15.6Z',
    line: 'M4.6 12.4L7.2 2.6H19.2L19.4 12.4M11.2 2.8L9.8 12.2M15.2 2.8L15 12.2',
    width: 1.7,
  },
  smoke: {
    fill: `${puff(12, 15.4, 8.2, 5, 7, 5)}M11.6 17.8Q8.2 17.4 8.6 14.6Q9.4 12 12.4 12.6Q14.8 13.4 13.8 15.6Q12.8 16.6 11.8 15.8Q12.6 15.8 12.6 14.8Q11.8 13.8 10.6 14.8Q10 16.4 12 16.6Q15.4 16.4 15.6 13.6Q17.4 17.4 11.6 17.8Z`,
    line: 'M12 1.4V5.2M4.6 3.2L6.6 6.4M19.4 3.2L17.4 6.4M1 8L3.6 9.4M23 8L20.4 9.4',
  },
  pulley: {
    fill: `${disc(12, 6.6, 5.6)}${disc(12, 6.6, 3.5)}${disc(12, 6.6, 1.4)}M13.4 16H21.6L23 23H12Z`,
    line: 'M7.2 1H16.8M6.6 7V16.6Q6.6 20.2 4 20.2Q1.6 20 1.8 17.6M17.5 7V15.6',
    width: 1.9,
  },
  mirror: {
    fill: `${disc(12, 9.8, 7.6, 9.4)}${disc(12, 9.8, 5.4, 7.2)}M6 23.4L9.4 20.6H14.6L18 23.4Z`,
    line: 'M9.6 11.4L13.6 5.8M11.2 14L15 8.8',
    width: 1.7,
  },
};
