import type { EventWords } from '../catalogue.ts';
import { dealings } from './events/dealings.ts';
import { fortunes } from './events/fortunes.ts';
import { studio } from './events/studio.ts';
import { turns } from './events/turns.ts';

/**
 * What happened, for the log. A sentence names things by what the event says, so it reads the same at any later
 * time.
 */
export const events: EventWords = { ...turns, ...dealings, ...fortunes, ...studio };
