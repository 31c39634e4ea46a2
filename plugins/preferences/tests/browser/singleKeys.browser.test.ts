/** @jest-environment jsdom */
import { areSingleKeysOn, setSingleKeys } from '../../browser/singleKeys';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('they are on until a reader turns them off, and can be turned on again', () => {
  expect(areSingleKeysOn()).toBe(true);
  expect(setSingleKeys(false)).toBe(true);
  expect(areSingleKeysOn()).toBe(false);
  expect(setSingleKeys(true)).toBe(true);
  expect(areSingleKeysOn()).toBe(true);
});

test('they stay on where the browser stores nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(areSingleKeysOn()).toBe(true);
  expect(setSingleKeys(false)).toBe(false);
  expect(setSingleKeys(true)).toBe(false);
});
