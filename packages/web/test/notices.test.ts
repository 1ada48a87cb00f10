import type { SeatInfo, TableInfo } from '@backlot/protocol';
import { expect, test } from 'vitest';
import { countMark, waitingForMe } from '../src/app/notices/waiting.ts';

const seat = (number: number, kind: SeatInfo['kind'], mine: boolean) =>
  ({ seat: number, kind, name: '', mine }) as SeatInfo;
const table = (id: string, turn: number | undefined, seats: SeatInfo[], status = 'playing') =>
  ({ id, status, seats, ...(turn !== undefined && { turn }) }) as TableInfo;

const [me, friend] = [seat(0, 'person', true), seat(1, 'person', false)];

test('tables wait for me where other people do, and nowhere else', () => {
  const tables = [
    table('mine', 0, [me, friend]),
    table('theirs', 1, [me, friend]),
    table('over', 0, [me, friend], 'ended'),
    table('open', undefined, [me, friend], 'open'),
    table('rematch', undefined, [{ ...seat(0, 'invite', false), kept: 'me' }, friend], 'open'),
    table('theirs too', undefined, [me, { ...seat(1, 'invite', false), kept: 'other' }], 'open'),
    table('bots', 0, [me, seat(1, 'bot', false)]),
    table('screen', 1, [me, seat(1, 'local', true)]),
    table('both', 1, [me, seat(1, 'local', true), seat(2, 'person', false)]),
  ];
  expect(waitingForMe(tables)).toEqual(['mine', 'rematch', 'both']);
});

test('a title says how many wait, and nothing where none does', () => {
  expect([0, 1, 12].map(countMark)).toEqual(['', '(1) ', '(12) ']);
});
