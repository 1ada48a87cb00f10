import {
  CIGARS,
  cellText,
  DIRECTIONS,
  GOODS,
  invitations,
  KINDS,
  MOVIES,
  type PlayerView,
  RODS,
  type Tile,
  type View,
} from '@backlot/cannes';
import { en, names as printed } from '@backlot/cannes/words';

const { phrases } = en;
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const kindName = (kind: number): string => printed.kinds[KINDS[kind] ?? 'cannes'];

/** The whole table in words, seen from `view`. */
export function board(view: View, names: readonly string[]): string[] {
  return [
    `Turn ${view.turn}, ${view.pile} tiles in the pile, ${CIGARS - view.cigars.length} cigars left`,
    `Box office  ${MOVIES.map((movie, i) => `${printed.movies[movie]} ${view.popularity[i]}`).join(', ')}`,
    ...(view.drawn.known === undefined || view.drawn.count === 0
      ? []
      : [`You drew    ${view.drawn.known.map(kindName).join(', ')}`]),
    '',
    'Tiles, by cell (q,r; the first cell of Cannes is 0,0, directions clockwise from the east)',
    ...rows(view.tiles),
    '',
    ...view.cigars.map(({ pair }) => `Cigar       ${phrases.between(view.tiles, pair)}`),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, names)),
  ];
}

function rows(tiles: readonly Tile[]): string[] {
  return tiles.map(({ cell, kind, turn }) => {
    const sides = invitations(kind, turn);
    const open = DIRECTIONS.filter((_, direction) => (sides >> direction) & 1);
    const invites = open.length === 0 ? '' : `, invites to the ${and.format(open)}`;
    return `  ${cellText(cell).padStart(7)}  ${kindName(kind)}${invites}`;
  });
}

/** "2 stars and 1 beer", or "nothing". */
export function schedule(goods: PlayerView['goods']): string {
  const held = GOODS.flatMap((_, good) =>
    (goods[good] ?? 0) > 0 ? [phrases.quantity(goods[good] ?? 0, good)] : [],
  );
  return held.length === 0 ? 'nothing' : and.format(held);
}

function playerLines(view: View, player: PlayerView, seat: number, names: readonly string[]): string[] {
  const mark = seat === view.mover ? '>' : ' ';
  const left = RODS - player.rods.length;
  const facts = [
    `${player.tickets} million tickets`,
    `${left} ${left === 1 ? 'rod' : 'rods'} in hand`,
    `schedule: ${schedule(player.goods)}`,
    `${player.discarded.count} discarded`,
  ];
  const rods = player.rods.map(pair => `      rod ${phrases.between(view.tiles, pair)}`);
  return [`${mark} ${names[seat]}: ${facts.join(', ')}`, ...rods];
}
