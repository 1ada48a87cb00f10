import type { Chance, Game, Seat, Viewed } from '@backlot/engine';

const seatsAndPublic = (seats: number): (Seat | undefined)[] => [
  undefined,
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/**
 * Whether each seat's view and the public one are all that is needed to imagine a state which looks the same: then
 * they hold nothing that the imagined state could not know. Throws where one does not.
 * Gives the number of views checked.
 */
export function checkLeaks(game: Game, state: unknown, seats: number, chance: Chance): number {
  const mover = game.turn(state);
  const all = seatsAndPublic(seats);
  for (const seat of all) {
    const view = game.view(state, seat);
    // as JSON, which is how a view travels: nothing hidden can hang on an object's identity
    const json = JSON.stringify(view);
    const imagined = game.imagine(JSON.parse(json) as Viewed, chance);
    const who = seat === undefined ? 'the public' : `seat ${seat}`;
    game.audit(imagined);
    if (JSON.stringify(game.view(imagined, seat)) !== json) {
      throw new Error(`the view of ${who} is not the one of a state imagined from it`);
    }
    if (seat !== undefined && seat === mover && texts(game, imagined) !== texts(game, state)) {
      throw new Error(`${who} has other moves in a state imagined from its view`);
    }
  }
  return all.length;
}

const texts = (game: Game, state: unknown): string =>
  game
    .legal(state)
    .map(move => game.text(move))
    .join('\n');
