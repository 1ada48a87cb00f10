import type { Chapter } from '@backlot/engine';
import type { Edition } from '../../../edition.ts';
import { end } from './end.ts';
import { network } from './network.ts';
import { production } from './production.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

/** The whole rulebook, one file a chapter; the first one counts the tiles of the edition. */
export const rulebook = (edition: Edition): readonly Chapter[] => [
  setup(edition),
  turn,
  network,
  production,
  end,
];
