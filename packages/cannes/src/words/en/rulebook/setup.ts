import type { Chapter } from '@backlot/engine';
import type { Edition, TileData } from '../../../edition.ts';
import { FACTS } from '../../../tiles.ts';
import { KINDS } from '../../../types.ts';
import { names } from '../names.ts';
import { quantity, recipe } from '../phrases.ts';

/** What else is printed on a tile. */
const marks: Readonly<Record<string, string>> = { agent: ' (“for sale”, +1)', critic: ' (a magazine)' };

/** "golf club: 2 (1)", with what the kind carries. */
function line({ kind, four, fewer }: TileData): string {
  const facts = FACTS[KINDS.indexOf(kind)];
  const carries = [
    facts.good < 0 ? '' : `, giving ${quantity(facts.amount, facts.good)}`,
    facts.good >= 0 && facts.party ? ' and without invitation' : '',
    facts.recipe < 0 ? '' : `, making ${recipe(facts.recipe)}`,
    facts.phone ? ', with a phone' : '',
  ].join('');
  return `${names.kinds[kind]}${marks[kind] ?? ''}${carries}: ${four}${four === fewer ? '' : ` (${fewer})`}`;
}

const total = (edition: Edition, of: 'four' | 'fewer'): number =>
  edition.tiles.reduce((sum, tile) => sum + tile[of], 0);

export const setup = (edition: Edition): Chapter => ({
  title: 'Components and setup',
  paragraphs: [
    {
      id: 'CAN-1.1',
      text: 'Two to four people play, and turns go round the table clockwise. Who starts is drawn by lot.',
    },
    {
      id: 'CAN-1.2',
      text:
        'All tiles lie on one plane of hexagons that has no limits. ' +
        `There are ${total(edition, 'four')} single hexagons, and two Cannes tiles, each of which is two hexagons joined.`,
    },
    {
      id: 'CAN-1.3',
      text:
        'With two or three players one Cannes tile is on the table from the start, at 0,0 and 1,0. With four ' +
        'players the second lies against it, at 0,-1 and 1,-1, so that the two touch along three sides. All cells ' +
        'of Cannes together are one place.',
    },
    {
      id: 'CAN-1.4',
      text:
        `With four players all ${total(edition, 'four')} tiles are in the game; with two or three players some stay ` +
        `in the box and ${total(edition, 'fewer')} are left. A number in brackets is for two or three players, where ` +
        `it differs. The tiles are: ${edition.tiles.map(line).join('; ')}.`,
    },
    {
      id: 'CAN-1.5',
      text:
        'The three movie types, action, romance and science fiction (SF), each begin at a popularity of 13 on the ' +
        'box office, which runs from 6 to 15. Each player has five rods and a schedule with five places. There are ' +
        'ten old-boy markers, the cigars. Goods and tickets never run out.',
    },
  ],
});
