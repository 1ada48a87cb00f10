import { about, tagline, title } from './about.ts';
import { absent } from './absent.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { names } from './names.ts';
import { quantity, recipe } from './phrases.ts';
import { between, freePlace, tileAt } from './places.ts';
import { over, questions } from './questions.ts';
import { refusalOf, refusals } from './refusals.ts';
import { rulebook } from './rulebook/index.ts';

/** Cannes in English. */
export const en = {
  title,
  tagline,
  about,
  names,
  /** How tiles, rods and goods are called inside sentences. */
  phrases: { tileAt, between, freePlace, quantity, recipe },
  questions,
  over,
  choices,
  groups,
  refusals,
  refusalOf,
  events,
  rulebook,
  absent,
};
