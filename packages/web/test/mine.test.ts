import type { TableInfo } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { groupOf, nextOf } from '../src/app/mine/sorting.ts';
import { route } from '../src/app/route.ts';

const table = (id: string, updatedAt: number, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  title: 'melies',
  variant: {},
  status: 'playing',
  seats: [
    { seat: 0, kind: 'person', name: 'Ann', mine: true },
    { seat: 1, kind: 'person', name: 'Ben', mine: false },
  ],
  seq: 5,
  turn: 0,
  createdAt: 0,
  updatedAt,
  edition: { id: 'shipped', hash: '00000000' },
  commitment: '',
  visibility: 'private',
  made: true,
  ...more,
});

describe('my tables', () => {
  it('are told apart by what they wait for', () => {
    expect(groupOf(table('a', 1))).toBe('mine');
    expect(groupOf(table('a', 1, { turn: 1 }))).toBe('others');
    expect(groupOf(table('a', 1, { status: 'ended' }))).toBe('over');
    expect(groupOf(table('a', 1, { status: 'frozen' }))).toBe('over');
    const kept = [{ seat: 0, kind: 'invite', name: 'Ann', mine: false, kept: 'me' } as const];
    expect(groupOf(table('a', 1, { status: 'open', seq: -1, seats: kept }))).toBe('mine');
    const { turn: _, ...open } = table('a', 1, { status: 'open', seq: -1 });
    expect(groupOf(open)).toBe('open');
  });

  it('the next is the one that has waited longest for me, and never the one that is shown', () => {
    const tables = [table('new', 9), table('old', 3), table('theirs', 1, { turn: 1 }), table('here', 2)];
    expect(nextOf(tables, 'here')?.id).toBe('old');
    expect(nextOf(tables, 'old')?.id).toBe('here');
    expect(nextOf([table('here', 2), table('theirs', 1, { turn: 1 })], 'here')).toBeUndefined();
  });

  it('have an address', () => {
    expect(route('/tables')).toEqual({ screen: 'tables' });
    expect(route('/tables/x')).toEqual({ screen: 'nowhere' });
  });
});
