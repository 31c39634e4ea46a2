import { isPlainClick } from '../../browser/isPlainClick';

const plain = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

describe('isPlainClick', () => {
  it('returns true for the main button without modifier keys', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    { button: 1 },
    { defaultPrevented: true },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('returns false with %j', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false);
  });
});
