import { about, tagline, title } from './about.ts';
import { absent } from './absent.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { names } from './names.ts';
import { over, questions } from './questions.ts';
import { refusalOf, refusals } from './refusals.ts';
import { rulebook } from './rulebook/index.ts';

/** 1902 Méliès in English. */
export const en = {
  title,
  tagline,
  about,
  names,
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
