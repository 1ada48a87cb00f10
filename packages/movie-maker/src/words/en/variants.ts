import type { LENGTHS, RENTS } from '../../types.ts';

type ValueWords = { readonly name: string; readonly text: string };

/** What the lobby offers (IMM-1.2, IMM-6.1, IMM-R4). */
export const variants = {
  game: {
    name: 'Game',
    values: {
      standard: {
        name: 'Standard',
        text: 'Everybody begins with cash alone; the game ends with the last card of the deck.',
      },
      short: { name: 'Short', text: 'Everybody is dealt four production cards, so the deck ends sooner.' },
      long: {
        name: 'Long',
        text: 'When the deck is through, the Production Box is shuffled and played on once.',
      },
    } satisfies Record<(typeof LENGTHS)[number], ValueWords>,
  },
  rent: {
    name: 'Rent',
    values: {
      visitor: { name: 'By the visitor’s films', text: 'The more films a visitor has, the more it pays.' },
      owner: {
        name: 'By the owner’s films',
        text: 'The more films the owner has, the more each visitor pays.',
      },
    } satisfies Record<(typeof RENTS)[number], ValueWords>,
  },
};
