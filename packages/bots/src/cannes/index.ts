import { createCannes, parseEdition, SHIPPED } from '@backlot/cannes';
import { greedyBot } from '../greedy.ts';
import { randomBot } from '../random.ts';
import { searchBot } from '../search.ts';
import type { Opened } from '../titles.ts';
import { cannesPolicy } from './policy.ts';
import { CAREFUL, QUICK } from './rods.ts';

/** Tickets are many and turns long: a wide field, and rollouts of one round and a little more. */
const SEARCH = { width: 6, depth: 4, scale: 16, prior: 4, reach: 20 };

/** Cannes with its bots, over an edition's JSON or the shipped edition. Throws EditionError where it has a hole. */
export function openCannes(edition?: unknown): Opened {
  const game = createCannes(edition === undefined ? SHIPPED : parseEdition(edition));
  const policy = cannesPolicy(CAREFUL);
  const bots = {
    random: randomBot(),
    greedy: greedyBot(policy),
    search: searchBot(policy, SEARCH, cannesPolicy(QUICK)),
  };
  return { game, bots } as unknown as Opened;
}
