import { searchChance } from '@backlot/engine';
import { createMelies } from '@backlot/melies';
import { expect, it, vi } from 'vitest';
import type { News, Person, Service } from '../../src/bench/server/person.ts';
import { humanPace, TableLoop } from '../../src/bench/server/table-loop.ts';

const game = createMelies();
const PATIENT = { timeout: 30_000 };

/** A server in this process for one table; games are over after `most` moves. */
class Stage implements Service {
  readonly refused: string[] = [];
  games = 0;
  moves = 0;
  readonly #chance = searchChance(4);
  readonly #most: number;
  #state = game.setup({}, 3, { chance: this.#chance });
  #seq = 0;
  #people: readonly Person[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  async arrive(): Promise<Person> {
    const person: Person = {
      hears: () => undefined,
      play: async (text, seq) => {
        const option = game.find(this.#state, text);
        const mine = this.#people.indexOf(person) === game.turn(this.#state);
        if (option === undefined || option.refusal !== undefined || seq !== this.#seq || !mine) {
          this.refused.push(text);
          return;
        }
        game.apply(this.#state, option.move, { chance: this.#chance });
        this.#seq++;
        this.moves++;
        this.#tell();
      },
      close: () => undefined,
    };
    return person;
  }

  async open(people: readonly Person[]): Promise<void> {
    this.games++;
    this.#people = people;
    this.#state = game.setup({}, people.length, { chance: this.#chance });
    this.#seq = 0;
    this.#tell();
  }

  #tell(): void {
    const turn = this.#seq < this.#most ? game.turn(this.#state) : undefined;
    for (const [seat, person] of this.#people.entries()) {
      const news: News = { seq: this.#seq, turn, view: game.view(this.#state, seat) };
      // Everybody hears twice, as after a link was lost.
      setImmediate(() => person.hears(news));
      setImmediate(() => person.hears(news));
    }
  }
}

async function table(most: number) {
  const stage = new Stage(most);
  const people = await Promise.all([stage.arrive(), stage.arrive(), stage.arrive()]);
  const failed = vi.fn<(error: unknown) => void>();
  const loop = new TableLoop(stage, people, { game, seed: 2 }, failed);
  await loop.open();
  return { stage, loop, failed };
}

it('plays one legal move after the other for whoever has the turn, game after game, until it is stopped', async () => {
  const { stage, loop, failed } = await table(25);
  expect(stage.moves).toBe(0);
  loop.start(undefined);
  await vi.waitFor(() => expect(stage.games).toBeGreaterThan(3), PATIENT);
  loop.stop();
  await vi.waitFor(() => expect(loop.inFlight).toBe(0), PATIENT);
  await new Promise(resolve => setTimeout(resolve, 5));
  const { moves, games } = stage;
  expect(moves).toBeGreaterThanOrEqual(25 * (games - 1));
  expect(loop.times.length).toBeGreaterThan(50);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect([stage.moves, stage.games]).toEqual([moves, games]);
  // The move that was due then is made first in the next round.
  loop.start(undefined);
  await vi.waitFor(() => expect(stage.moves).toBeGreaterThan(moves + 25), PATIENT);
  loop.stop();
  expect(stage.refused).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});

it('thinks as long as it is told to', async () => {
  const { stage, loop } = await table(25);
  loop.start(() => 40);
  await new Promise(resolve => setTimeout(resolve, 10));
  expect(stage.moves).toBe(0);
  await vi.waitFor(() => expect(stage.moves).toBeGreaterThan(1), PATIENT);
  loop.stop();
  const pace = humanPace(searchChance(1));
  const pauses = Array.from({ length: 500 }, () => pace?.() ?? 0);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5000);
});
