import fc from 'fast-check';
import { invalidUtf8At } from '../../../node/encoding';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each([
  ['nothing', bytes(''), null],
  ['ASCII', bytes('Cafe'), null],
  ['Chinese and an emoji', bytes('按钮 🙂'), null],
  ['a byte order mark', bytes('\uFEFFa'), null],
  ['the replacement character', bytes('a\uFFFDb'), null],
  ['a letter in Latin-1', bytes('Caf', [0xe9], ' here'), 3],
  ['the same at the end', bytes('Café Caf', [0xe9]), 9],
  ['a letter in Latin-1 after the replacement character', bytes('\uFFFDé\uFFFD', [0xe9]), 8],
  ['after a byte order mark', bytes('\uFEFFé', [0xff]), 5],
  ['a character that is cut off', bytes('按', [0xe9, 0x92]), 3],
  ['an overlong slash', bytes('a', [0xc0, 0xaf]), 1],
  ['a surrogate', bytes('a', [0xed, 0xa0, 0x80]), 1],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), 0],
])('%s', (_name, text, offset) => {
  expect(invalidUtf8At(text)).toBe(offset);
});

test('finds a byte that starts no character, wherever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      const valid = Buffer.from(before);
      expect(invalidUtf8At(bytes(before, [0xff], after))).toBe(valid.length);
      expect(invalidUtf8At(bytes(before, after))).toBeNull();
    }),
  );
});
