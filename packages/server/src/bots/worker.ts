import { choose } from '@backlot/bots';
import type { BotRequest } from './pool.ts';

/** Runs in a worker thread: the text of the move that the bot asked for chooses. */
export default function answer({ editionJson, ...request }: BotRequest): string {
  const edition: unknown = editionJson === undefined ? undefined : JSON.parse(editionJson);
  return choose({ ...request, ...(edition !== undefined && { edition }) }, () => performance.now()).move;
}
