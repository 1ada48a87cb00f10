import { describe, expect, it } from 'vitest';
import { canBeRated, requestOf, seatPlan } from '../src/app/foyer/new-table.ts';
import { chartOf } from '../src/app/player/chart.ts';
import { personPath, route } from '../src/app/route.ts';

describe('the chart of a rating', () => {
  it('goes from left to right, the greatest on top', () => {
    const { points, low, high } = chartOf([1000, 1300, 1100], 200, 90);
    expect([low, high]).toEqual([1000, 1300]);
    expect(points).toEqual([
      [0, 90],
      [100, 0],
      [200, 60],
    ]);
  });
  it('puts a single value and a flat line in the middle', () => {
    expect(chartOf([1000], 200, 90).points).toEqual([[100, 45]]);
    const { points, low, high } = chartOf([1000, 1000], 200, 90);
    expect(points.map(([, y]) => y)).toEqual([45, 45]);
    expect([low, high]).toEqual([950, 1050]);
  });
});

it('a table counts only if that is wished and different people sit there', () => {
  const about = { key: 'key-00000', title: 'melies', localDefault: String };
  const friends = [seatPlan('me'), seatPlan('invite')];
  expect(requestOf(friends, { ...about, rated: true }).rated).toBe(true);
  expect(requestOf(friends, about).rated).toBeUndefined();
  expect(requestOf([seatPlan('me'), seatPlan('bot')], { ...about, rated: true }).rated).toBeUndefined();
  expect(canBeRated(friends, {})).toBe(false);
});

it('a person has an address', () => {
  expect(route(personPath('abcdef12'))).toEqual({ screen: 'person', person: 'abcdef12' });
  expect(route('/ratings')).toEqual({ screen: 'ratings' });
});
