import type { Chapter } from '@backlot/engine';
import type { Edition } from '../../../edition.ts';
import { end } from './end.ts';
import { films } from './films.ts';
import { setup } from './setup.ts';
import { spaces } from './spaces.ts';
import { trading } from './trading.ts';
import { turn } from './turn.ts';

/** The whole rulebook, one file a chapter, with the counts and figures of the edition. */
export const rulebook = (edition: Edition): readonly Chapter[] => [
  setup(edition),
  turn,
  spaces(edition),
  films(edition),
  trading(edition),
  end,
];
