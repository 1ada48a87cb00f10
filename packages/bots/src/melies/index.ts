import { compile, melies, parseEdition, SHIPPED } from '@backlot/melies';
import { greedyBot } from '../greedy.ts';
import { randomBot } from '../random.ts';
import { searchBot } from '../search.ts';
import type { Opened } from '../titles.ts';
import { policyOver } from './policy.ts';
import { tables } from './tables.ts';

/** 1902 Méliès with its bots, over an edition's JSON or the shipped edition. Throws EditionError where it has a hole. */
export function openMelies(edition?: unknown): Opened {
  const components = compile(edition === undefined ? SHIPPED : parseEdition(edition));
  const policy = policyOver(tables(components));
  const game = melies(components);
  const bots = { random: randomBot(), greedy: greedyBot(policy), search: searchBot(policy) };
  return { game, bots } as unknown as Opened;
}
