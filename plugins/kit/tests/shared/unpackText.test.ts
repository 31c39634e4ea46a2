import fc from 'fast-check';
import { compressToEncodedURIComponent } from 'lz-string';
import { unpackText } from '../../shared/unpackText';

/** Texts in which much is repeated, and texts of any characters, also halves of surrogate pairs. */
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '\n', '你', '\u{1f642}'), maxLength: 2000 }),
  fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
);

test('what lz-string packs is read again, if it isn’t longer than the limit', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const data = compressToEncodedURIComponent(text);
      expect(unpackText(data, text.length)).toBe(text);
      expect(unpackText(data, text.length - 1)).toBeUndefined();
    }),
  );
});

test('of a text of 300,000 characters, no more than the limit is read', () => {
  const data = compressToEncodedURIComponent('a'.repeat(300_000));
  expect(data.length).toBeLessThan(3000);
  expect(unpackText(data, 20_000)).toBeUndefined();
});

test('whatever is read, it ends, and nothing is longer than the limit', () => {
  const character = fc.constantFrom(...'ABCghijkxyz0189+-$%# é');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 500 }), fc.nat(100), (data, limit) => {
      expect((unpackText(data, limit) ?? '').length).toBeLessThanOrEqual(limit);
    }),
  );
});

test.each(['', 'A', 'AAAAAAAA', 'x', '%%%', '$'])('%j is damaged', (data) => {
  expect(unpackText(data, 100)).toBeUndefined();
});

test('data that is cut off is damaged', () => {
  const data = compressToEncodedURIComponent('export default () => null;');
  for (let length = 0; length < data.length - 2; length += 1) {
    expect(unpackText(data.slice(0, length), 100)).toBeUndefined();
  }
});

test('the work grows with the data, whatever it stands for', () => {
  const read = jest.spyOn(String.prototype, 'charAt');
  const data = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ABCghijkxyz0189+-'), maxLength: 1500 }),
    fc
      .integer({ min: 1, max: 50_000 })
      .map((length) => compressToEncodedURIComponent('a'.repeat(length))),
  );
  fc.assert(
    fc.property(data, (packed) => {
      read.mockClear();
      unpackText(packed, 50_000);
      // Each character is six bits, and each piece of text looks at two characters more.
      expect(read.mock.calls.length).toBeLessThanOrEqual(9 * packed.length + 50);
    }),
    { numRuns: 20 },
  );
  read.mockRestore();
});
