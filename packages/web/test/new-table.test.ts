import { NewTable, type TableInfo } from '@backlot/protocol';
import { expect, test } from 'vitest';
import {
  firstPlan,
  fitPlan,
  partyWords,
  rematch,
  requestOf,
  resize,
  seatPlan,
  sitAt,
} from '../src/app/foyer/new-table.ts';
import { words } from '../src/words/index.ts';

const title = { seats: { min: 2, max: 4 }, levels: ['random', 'greedy', 'search'] as const };
const fits = { ...title, levels: [...title.levels] };
const named = (seat: number) => `Guest ${seat + 1}`;
const key = 'abcdefgh12345678';

test('one click plays me against one bot, as the server expects it', () => {
  const request = requestOf(firstPlan(), { key, title: 'melies', localDefault: named });
  expect(NewTable.parse(request).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]);
});

test('the plan stays within the seats of the title, and what was remembered is kept where it fits', () => {
  expect(resize(firstPlan(), 9, title).length).toBe(4);
  expect(resize(firstPlan(), 1, title).length).toBe(2);
  const old = [seatPlan('me'), { ...seatPlan('bot'), level: 'search' as const }, seatPlan('invite')];
  expect(fitPlan(old, fits)).toEqual(old);
  expect(fitPlan(old, { ...fits, levels: ['random'] })[1]?.level).toBe('random');
  expect(fitPlan([], fits)).toEqual(firstPlan());
});

test('people at this screen have a name, their own or a plain one', () => {
  const plan = [seatPlan('me'), seatPlan('local', '  Cleo '), seatPlan('local')];
  const request = requestOf(plan, { key, title: 'melies', edition: { id: 'mine' }, localDefault: named });
  expect(NewTable.parse(request)).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'local', name: 'Cleo' }, { kind: 'local', name: 'Guest 3' }],
    edition: { id: 'mine' },
  });
});

test('who plays, in words', () => {
  const plan = [seatPlan('me'), seatPlan('local', 'Cleo'), seatPlan('bot'), seatPlan('bot')];
  expect(partyWords(plan, words.foyer, named)).toBe('you, Cleo at this screen, and 2 steady bots');
  expect(partyWords(firstPlan(), words.foyer, named)).toBe('you and one steady bot');
});

test('the same seats again: other people get a link, the edition stays', () => {
  const info = {
    title: 'melies',
    variant: { length: 'short' },
    edition: { id: 'mine', hash: '12345678', data: { id: 'mine' } },
    seats: [
      { seat: 0, kind: 'person', name: 'Ben', mine: false },
      { seat: 1, kind: 'person', name: 'Ann', mine: true },
      { seat: 2, kind: 'local', name: 'Cleo', mine: true },
      { seat: 3, kind: 'bot', name: 'Bot', level: 'search', mine: false },
    ],
  } as unknown as TableInfo;
  expect(NewTable.parse(rematch(info, key))).toEqual({
    key,
    title: 'melies',
    variant: { length: 'short' },
    seats: [
      { kind: 'invite' },
      { kind: 'me' },
      { kind: 'local', name: 'Cleo' },
      { kind: 'bot', level: 'search' },
    ],
    visibility: 'private',
    edition: { id: 'mine' },
  });
});

test('I sit on the seat of my colour, where the table has it', () => {
  const plan = [seatPlan('me'), seatPlan('bot'), seatPlan('invite')];
  expect(sitAt(plan, 2).map(seat => seat.kind)).toEqual(['invite', 'bot', 'me']);
  expect(sitAt(plan, 0)).toEqual(plan);
  expect(sitAt(plan, 5)).toEqual(plan);
  expect(sitAt(plan, undefined)).toEqual(plan);
  expect(sitAt(plan.slice(1), 1)).toEqual(plan.slice(1));
});
