import {
  BANK,
  COMPANY_ITEM,
  type Components,
  type DirectorClass,
  type Film,
  type Genre,
  type Item,
  LOCATION,
  type StarKind,
} from '@backlot/movie-maker';
import { en, exactMoney, type Face, faceOf, pieceKey } from '@backlot/movie-maker/words';
import { isCard } from './outlook.ts';
import { boardWords } from './words/index.ts';

/** What the drawing of a production card is told. */
interface Drawn extends Pick<Face, 'part' | 'name' | 'price'> {
  readonly genre?: Genre;
  readonly starKind?: StarKind;
  readonly directorClass?: DirectorClass;
}

/** A production card as it is drawn; undefined for no card. */
export function drawnCard(c: Components, card: number): Drawn | undefined {
  const face = faceOf(c, card);
  if (face === undefined) return undefined;
  const { part, name, price } = face;
  if (face.part === 'story') return { part, name, price, genre: face.kind };
  if (face.part === 'director') return { part, name, price, directorClass: face.kind };
  return { part, name, price, starKind: face.kind };
}

export const nameOf = (c: Components, card: number): string => faceOf(c, card)?.name ?? '';

/** A production card in full: "Turk Logan (male Epic star), £200,000". */
export function cardText(c: Components, card: number): string {
  const price = faceOf(c, card)?.price ?? 0;
  return boardWords.priced(en.phrases.cardWithRole(c, card), exactMoney(price));
}

/** What the poster of a film is told; the same film has the same poster everywhere. */
export function posterOf(c: Components, film: Film) {
  const story = faceOf(c, film.story);
  const stars = [drawnCard(c, film.male), drawnCard(c, film.female)];
  return {
    title: story?.name ?? '',
    genre: story?.part === 'story' ? story.kind : ('epic' as Genre),
    cast: stars.map(star => star?.name ?? ''),
    kinds: stars.flatMap(star => star?.starKind ?? []),
    director: nameOf(c, film.director),
    oscar: film.oscar > 0,
    seed: `${film.story}-${film.male}-${film.female}`,
  };
}

/** A card with what it is, a company, or a location card. */
export const itemText = (c: Components, item: Item): string =>
  isCard(item) ? en.phrases.cardWithRole(c, item) : en.phrases.item(c, item);

/** The key of anything that can be sold, as the log points at it. */
export function itemPiece(c: Components, item: Item): string {
  if (item === LOCATION) return pieceKey.location;
  return isCard(item) ? pieceKey.card(c.names[item] ?? '') : pieceKey.company(item - COMPANY_ITEM);
}

/** A space in full, with who owns it: "Rank Distribution, Alice". */
export const spaceText = (c: Components, space: number): string => en.phrases.space(c, space);

/** A seat or the bank. */
export const partyName = (seat: number, called: (seat: number) => string): string =>
  seat === BANK ? boardWords.bank : called(seat);
