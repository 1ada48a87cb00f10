import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { createCannes, type Event } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { BROKEN, plain } from './sentences.ts';

const cannes = createCannes();

describe('whole games in words', () => {
  it.each([2, 3, 4])('%i players: every question, choice, refusal and event is a sound text', seats => {
    const chance = searchChance(seats);
    const told: Event[] = [];
    const driver = { chance, emit: (event: Event) => told.push(event) };
    const state = cannes.setup({}, seats, driver);
    const kinds = new Set<string>();
    for (let i = 0; i < 5000; i++) {
      const seat = cannes.turn(state);
      if (seat === undefined) break;
      const seen = cannes.view(state, seat);
      kinds.add(seen.stack.at(-1)?.kind ?? '');
      const question = words.question(seen);
      expect(question).toMatch(/^[A-Z].*[a-z0-9]$/);
      const options = cannes.options(state);
      const labels = options.map(({ move }) => `${words.group(move, seen)}: ${words.choice(move, seen)}`);
      expect(new Set(labels).size, `labels of ${question}`).toBe(labels.length);
      const reasons = options.flatMap(({ refusal }) => (refusal ? [words.refusal(refusal)] : []));
      const waiting = words.question(cannes.view(state, undefined));
      for (const text of [question, waiting, ...labels, ...reasons]) expect(text).not.toMatch(BROKEN);
      for (const reason of reasons) expect(reason).not.toContain('The rules do not allow this now');
      const legal = cannes.legal(state);
      const move = legal[chance(legal.length)];
      if (move === undefined) throw new Error('no legal move');
      cannes.apply(state, move, driver);
    }
    expect(cannes.turn(state)).toBeUndefined();
    for (const kind of ['tile', 'cell', 'turn', 'rod', 'lift', 'produce']) expect(kinds).toContain(kind);
    const over = cannes.view(state, undefined);
    for (const event of told) {
      const sentence = plain(words.event(event, over));
      expect(sentence).toMatch(/^[A-Z0-9].*[.]$/);
      expect(sentence).not.toMatch(BROKEN);
    }
  });
});
