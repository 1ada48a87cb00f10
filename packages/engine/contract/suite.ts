import { describe, expect, it } from 'vitest';
import { scripted, searchChance } from '../src/index.ts';
import { type AnyGame, type Played, playOut, recording } from './play.ts';

export interface ContractOptions {
  /** Games played for each number of seats. */
  readonly games: number;
  /** Moves within which every random game must end. */
  readonly limit: number;
  /** Paragraphs that the suite's checks stand for, named in the titles. */
  readonly ids: { readonly secrets: string; readonly conservation: string; readonly ending: string };
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What every game must hold, whatever its rules. */
export function describeContract(game: AnyGame, { games, limit, ids }: ContractOptions): void {
  const seatCounts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  );
  /** Every decision, and the end, of some random games. */
  const everywhere = (visit: (state: unknown, seats: number, seed: number) => void): void => {
    for (const seats of seatCounts) {
      for (let seed = 1; seed <= games; seed++) {
        playOut(game, seats, searchChance(seed * 31 + seats), limit, state => visit(state, seats, seed));
      }
    }
  };
  const texts = (state: unknown): string[] => game.legal(state).map(move => game.text(move));

  describe(`the contract of every game: ${game.id}`, () => {
    it(`ends, without a dead end (${ids.ending})`, () => {
      for (const seats of seatCounts) {
        for (let seed = 1; seed <= games; seed++) {
          const state = playOut(game, seats, searchChance(seed * 17 + seats), limit);
          const result = game.result(state);
          expect(result?.points).toHaveLength(seats);
          expect(Math.min(...(result?.ranks ?? []))).toBe(1);
        }
      }
    });

    it('allows exactly the candidates that nothing refuses, in their order', () => {
      everywhere(state => {
        const unrefused = game.options(state).filter(option => option.refusal === undefined);
        expect(texts(state)).toEqual(unrefused.map(({ move }) => game.text(move)));
      });
    });

    it('writes each candidate in its own words, and finds it by them', () => {
      everywhere(state => {
        const options = game.options(state);
        const written = options.map(({ move }) => game.text(move));
        expect(new Set(written).size).toBe(written.length);
        for (const i of [0, options.length >> 1, options.length - 1])
          expect(game.find(state, written[i] as string)).toEqual(options[i]);
      });
    });

    it('refuses only by paragraphs that exist', () => {
      const known = new Set(game.paragraphs);
      everywhere(state => {
        for (const { refusal } of game.options(state)) {
          if (refusal) expect(known).toContain(refusal.rule.replace(/[a-z]$/, ''));
        }
      });
    });

    it('survives JSON at every decision', () => {
      everywhere(state => expect(json(state)).toEqual(state));
    });

    it('clones into an independent copy', () => {
      everywhere((state, _seats, seed) => {
        const before = JSON.stringify(state);
        const copy = game.clone(state);
        expect(JSON.stringify(copy)).toBe(before);
        const legal = game.legal(copy);
        if (legal.length > 0) game.apply(copy, legal[seed % legal.length], { chance: searchChance(seed) });
        expect(JSON.stringify(state)).toBe(before);
      });
    });

    it(`loses and doubles nothing (${ids.conservation})`, () => {
      everywhere(state => game.audit(state));
    });

    it('replays to the same state and the same events from texts and chance values', () => {
      for (const seats of seatCounts) {
        const chance = searchChance(seats);
        const start = recording(chance);
        const state = game.setup({}, seats, start.driver);
        const rows: Played[] = [];
        const told: unknown[] = [start.events];
        while (game.turn(state) !== undefined) {
          const legal = game.legal(state);
          const move = legal[chance(legal.length)];
          const { driver, drawn, events } = recording(chance);
          game.apply(state, move, driver);
          rows.push({ text: game.text(move), chance: drawn });
          told.push(events);
        }
        const first = recording(scripted(start.drawn));
        const again = game.setup({}, seats, first.driver);
        const retold: unknown[] = [first.events];
        for (const row of rows) {
          const { driver, events } = recording(scripted(row.chance));
          game.apply(again, game.find(again, row.text)?.move, driver);
          retold.push(events);
        }
        expect(again).toEqual(state);
        expect(retold).toEqual(told);
      }
    });

    it('ends by fallback moves alone, each of them legal', () => {
      for (const seats of seatCounts) {
        const driver = { chance: searchChance(seats) };
        const state = game.setup({}, seats, driver);
        let moves = 0;
        while (game.turn(state) !== undefined && moves++ < limit) {
          const move = game.fallback(state);
          expect(texts(state)).toContain(game.text(move));
          game.apply(state, move, driver);
        }
        expect(game.result(state)).toBeDefined();
      }
    });

    it(`shows a seat nothing that its view alone could not imagine (${ids.secrets})`, () => {
      everywhere((state, seats, seed) => {
        const mover = game.turn(state);
        for (const seat of [undefined, ...Array.from({ length: seats }, (_, i) => i)]) {
          const view = game.view(state, seat);
          const imagined = game.imagine(json(view) as typeof view, searchChance(seed));
          expect(game.view(imagined, seat)).toEqual(view);
          game.audit(imagined);
          if (seat === mover) expect(texts(imagined)).toEqual(texts(state));
        }
      });
    });
  });
}
