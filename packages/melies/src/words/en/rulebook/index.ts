import type { Chapter } from '@backlot/engine';
import { actions } from './actions.ts';
import { end } from './end.ts';
import { journals } from './journals.ts';
import { setup } from './setup.ts';
import { shares } from './shares.ts';
import { turn } from './turn.ts';

/** The whole rulebook, one file a chapter. */
export const rulebook: readonly Chapter[] = [setup, turn, actions, shares, journals, end];
