import { placeOptions } from '../../../browser/lazy/useCombobox';
import type { HitGroup } from '../../../shared/types';

function group(count: number): HitGroup {
  const hits = Array.from({ length: count }, (_, index) => ({
    kind: 'prop' as const,
    name: String(index),
    path: `/a#${index}`,
    excerpt: '',
  }));
  return { product: 'x', kind: 'page', title: 'A', path: '/a', hits };
}

test('numbers the options that are shown, over all groups', () => {
  const { placed, count } = placeOptions([group(5)], 2);
  expect(placed.map(({ firstOption }) => firstOption)).toEqual([0]);
  expect(placed.map((each) => each.group.hits.length)).toEqual([2]);
  expect(count).toBe(2);
});

test('each of the first three pages has one option before their further ones', () => {
  const { placed, count } = placeOptions([group(5), group(1), group(2), group(2)], 2);
  expect(placed.map(({ group: { hits } }) => hits.map(({ name }) => name))).toEqual([
    ['0'],
    ['0'],
    ['0'],
    ['1'],
    ['1'],
    ['0', '1'],
  ]);
  expect(placed.map(({ firstOption }) => firstOption)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(count).toBe(7);
});

test('there are no options without groups', () => {
  expect(placeOptions([], 4)).toEqual({ placed: [], count: 0 });
});
