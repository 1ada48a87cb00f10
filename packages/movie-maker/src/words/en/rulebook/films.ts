import type { Chapter } from '@backlot/engine';
import type { Edition, Figure, GenreData } from '../../../edition.ts';
import { OSCAR_VALUE } from '../../../money.ts';
import { exactMoney } from '../money.ts';
import { names } from '../names.ts';
import { allOf } from '../phrases.ts';
import { number } from './figures.ts';

const genreList = ({ genres }: Edition, of: (data: GenreData) => string): string =>
  allOf(genres.map(data => `${names.genres[data.genre]} ${of(data)}`));

/** What each kind of star adds to each kind of film: "Epic stars: £500,000 to an Epic film, …". */
const starTable = ({ starKinds, genres }: Edition): string =>
  starKinds
    .map(({ kind, worth }) => {
      const cells = genres.map(({ genre }) => `${names.genres[genre]} ${exactMoney(worth[genre].value)}`);
      return `${names.starKinds[kind]} stars, ${allOf(cells)}`;
    })
    .join('; ');

const classTable = ({ classes }: Edition, of: (data: { worth: Figure; price: Figure }) => Figure): string =>
  allOf(classes.map(data => `${names.classes[data.class]} ${exactMoney(of(data).value)}`));

/** Who plays what: "Western: John Haines Jnr. and Dan Thacker; Rosa Lee and Sheila Wild". */
const casts = ({ starKinds, stars }: Edition): string =>
  starKinds
    .map(({ kind }) => {
      const of = (sex: 'male' | 'female') =>
        allOf(stars.flatMap(star => (star.kind === kind && star.sex === sex ? [star.name] : [])));
      return `${names.starKinds[kind]} stars are the men ${of('male')} and the women ${of('female')}`;
    })
    .join('; ');

const directors = ({ classes, directors: all }: Edition): string =>
  classes
    .map(data => {
      const own = all.flatMap(director => (director.class === data.class ? [director.name] : []));
      return `${names.classes[data.class]}, ${allOf(own)}`;
    })
    .join('; ');

export const films = (edition: Edition): Chapter => ({
  title: 'Films',
  paragraphs: [
    {
      id: 'IMM-4.1',
      text:
        'A film is made of a story, a male star, a female star, a director and as many location cards as its story ' +
        `needs: ${genreList(edition, ({ locations }) => number(locations.value))}. Stars and directors may be of any kind.`,
    },
    {
      id: 'IMM-4.2',
      text:
        'You choose the parts of your film. Once it is completed they are never exchanged, traded or sold. It earns ' +
        'from the next time you pass Box Office.',
    },
    {
      id: 'IMM-R13',
      text:
        'A film is completed when its owner says so: before rolling, after the space is done, after a purchase, an ' +
        'auction won or a trade, while raising money for a debt (IMM-5.2), and at the end (IMM-6.1). The film ' +
        'completed last is the one declared last.',
      reason:
        'The rulebook pays for a film as soon as the set is complete, but also lets you wait for a better cast. So ' +
        'holding a whole set cannot complete it by itself.',
    },
    {
      id: 'IMM-4.3',
      text:
        'The completion value of a film is the sum of its parts. The story adds, by its kind: ' +
        `${genreList(edition, ({ worth }) => exactMoney(worth.value))}. Each star adds, by the kind of the film: ` +
        `${starTable(edition)}. The director adds, by class: ${classTable(edition, ({ worth }) => worth)}. An Oscar adds ` +
        `${exactMoney(OSCAR_VALUE)}.`,
    },
    {
      id: 'IMM-4.4',
      text: `${casts(edition)}. Directors are of four classes: ${directors(edition)}. Face values of the cards: stories, ${genreList(edition, ({ price }) => exactMoney(price.value))}; stars, ${allOf(
        edition.starKinds.map(({ kind, price }) => `${names.starKinds[kind]} ${exactMoney(price.value)}`),
      )}; directors, ${classTable(edition, ({ price }) => price)}.`,
    },
  ],
});
