import type { RecordGame } from '@backlot/table';
import { CommandError, messageOf } from '../errors.ts';
import { type Production, TITLES } from '../titles.ts';

/**
 * The title that a record was played with: its shipped edition, the one that the record holds, or `given`.
 * Throws a CommandError that says how to go on where there is none.
 */
export function productionFor({ game, edition }: RecordGame, given: unknown): Production {
  const title = Object.hasOwn(TITLES, game.id) ? TITLES[game.id] : undefined;
  if (title === undefined) throw new CommandError(`this release has no game "${game.id}"`);
  const { shipped } = title;
  const found = edition.data ?? given;
  const production = found === undefined ? shipped : withEdition(title, found);
  const here = production.game.edition;
  if (here.hash === edition.hash && here.id === edition.id) return production;
  const wanted = `${edition.id} ${edition.hash}`;
  const advice =
    found === undefined
      ? 'give its file with --edition FILE'
      : 'the edition given is not the one played with';
  throw new CommandError(
    `the edition is ${wanted} in the record and ${here.id} ${here.hash} here: ${advice}`,
  );
}

function withEdition(title: (typeof TITLES)[string], json: unknown): Production {
  try {
    return title.withEdition(json);
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}
