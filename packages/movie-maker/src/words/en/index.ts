import { about, tagline, title } from './about.ts';
import { absent } from './absent.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { names } from './names.ts';
import { card, cardWithRole, company, film, item, locations, player, role, space, terms } from './phrases.ts';
import { over, questions } from './questions.ts';
import { refusalOf, refusals } from './refusals.ts';
import { rulebook } from './rulebook/index.ts';
import { variants } from './variants.ts';

/** International Movie Maker in English. */
export const en = {
  title,
  tagline,
  about,
  names,
  /** How a seat is called in plain text where nobody gives it a name. */
  player,
  /** How cards, items, films and spaces are called inside sentences. */
  phrases: { card, cardWithRole, role, company, item, film, locations, space, terms },
  questions,
  over,
  choices,
  groups,
  refusals,
  refusalOf,
  events,
  rulebook,
  variants,
  absent,
};
