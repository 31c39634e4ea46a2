import { FIELD, moveFocus } from '../../../browser/menu/menuKeys';

describe('moveFocus', () => {
  it.each([
    [FIELD, 'ArrowDown', 3, 0],
    [0, 'ArrowDown', 3, 1],
    [2, 'ArrowDown', 3, 2],
    [1, 'ArrowUp', 3, 0],
    [0, 'ArrowUp', 3, FIELD],
    [FIELD, 'ArrowUp', 3, FIELD],
    [FIELD, 'ArrowDown', 0, FIELD],
  ])('from %i, %s moves focus among %i links to %i', (current, key, count, target) => {
    expect(moveFocus(current, key, count)).toBe(target);
  });

  it('returns null for other keys', () => {
    expect(moveFocus(0, 'a', 3)).toBeNull();
  });
});
