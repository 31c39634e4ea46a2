import { isPlainClick } from '../../../../../src/site/navigation/isPlainClick';

const plain = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

describe('isPlainClick', () => {
  it('is one with the main button and nothing else', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    { button: 1 },
    { defaultPrevented: true },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('is not one with %j', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false);
  });
});
