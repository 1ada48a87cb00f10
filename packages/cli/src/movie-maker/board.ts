import { BANK, type Components, completionValue, type Film, NONE, type View } from '@backlot/movie-maker';
import { en, money } from '@backlot/movie-maker/words';

const { phrases } = en;
type Player = View['players'][number];

const orNothing = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : parts.join(', '));

/** The whole table in words; everything on it is public (IMM-1.3). Player numbers are those of offers and bids. */
export function board(c: Components, view: View, names: readonly string[]): string[] {
  const companies = view.owners.map((owner, index) => {
    const of = owner === BANK ? 'for sale' : names[owner];
    return `${phrases.company(c, index)} (${of})`;
  });
  return [
    `Turn ${view.turn}, ${view.deck.length} production cards to come`,
    `Bank        ${phrases.locations(view.locations)}, ${view.oscars} Oscars, ${view.charity} charity cards`,
    `Companies   ${companies.join(', ')}`,
    ...(view.up === NONE ? [] : [`Turned up   ${phrases.cardWithRole(c, view.up)}`]),
    `Production Box: ${orNothing(view.box.map(card => phrases.card(c, card)))}`,
    '',
    ...view.players.flatMap((player, seat) => playerLines(c, view, player, seat, names)),
  ];
}

function playerLines(
  c: Components,
  view: View,
  player: Player,
  seat: number,
  names: readonly string[],
): string[] {
  const mark = seat === view.mover ? '>' : ' ';
  const called = `${mark} ${seat + 1} ${names[seat]}`;
  if (player.bankrupt === 1) return [`${called}: bankrupt`];
  const facts = [
    `${money(player.cash)} in cash`,
    `on ${phrases.space(c, player.space)} (space ${player.space})`,
    phrases.locations(player.locations),
    ...(player.charity > 0 ? [`${player.charity} charity ${player.charity === 1 ? 'card' : 'cards'}`] : []),
    ...(player.missing > 0 ? [`${player.missing} ${player.missing === 1 ? 'turn' : 'turns'} to miss`] : []),
  ];
  return [
    `${called}: ${facts.join(', ')}`,
    `      holds ${orNothing(player.cards.map(card => phrases.cardWithRole(c, card)))}`,
    ...player.films.map(film => filmLine(c, film)),
  ];
}

function filmLine(c: Components, film: Film): string {
  const cast = [film.male, film.female, film.director].map(card => phrases.card(c, card)).join(', ');
  const pawned = film.loan > 0 ? `, in pawn for ${money(film.loan)}` : '';
  return `      film  ${phrases.film(c, film)}: ${cast}, worth ${money(completionValue(c, film))}${pawned}`;
}
