import { acceptSections, parseRecord, printRecord } from '../../node/readDrift';
import type { Section } from '../../node/types';

function sections(hashes: Readonly<Record<string, string>>): Section[] {
  return Object.entries(hashes).map(([id, hash]) => ({ id, title: id, line: 1, hash }));
}

describe('parseRecord and printRecord', () => {
  it('are inverses of each other', () => {
    const record = { '@lead': '0123abcd', sizes: '4567ef01' };
    expect(parseRecord('a.sections.json', printRecord(record))).toEqual(record);
    expect(printRecord(record)).toBe('{\n  "@lead": "0123abcd",\n  "sizes": "4567ef01"\n}\n');
  });

  it.each([
    ['{', /^a\.sections\.json: .*JSON.* Restore it/],
    ['[]', /^a\.sections\.json: the record must be an object of hashes by section\. Restore it/],
    ['null', /the record must be an object/],
    [
      '{ "sizes": 1 }',
      /^a\.sections\.json: the value of "sizes" isn't a hash of eight hexadecimal digits\./,
    ],
    ['{ "sizes": "0123ABCD" }', /"sizes" isn't a hash/],
    ['{\n<<<<<<< HEAD\n}', /^a\.sections\.json: /],
  ])('throw for %s', (json, message) => {
    expect(() => parseRecord('a.sections.json', json)).toThrow(message);
  });
});

describe('acceptSections', () => {
  const english = sections({ a: '11111111', b: '22222222', c: '33333333' });
  const translated = sections({ b: 'x', a: 'x', old: 'x' });

  it('records every section that both languages have, in English order', () => {
    expect(Object.entries(acceptSections({ old: '99999999' }, english, translated))).toEqual([
      ['a', '11111111'],
      ['b', '22222222'],
    ]);
  });

  it('does not change sections that are not given', () => {
    expect(acceptSections({ a: '00000000' }, english, translated, ['b'])).toEqual({
      a: '00000000',
      b: '22222222',
    });
    expect(acceptSections({}, english, translated, ['b'])).toEqual({ b: '22222222' });
  });

  it.each(['c', 'old', 'nothing'])('throws for "%s", which is not in both languages', (id) => {
    expect(() => acceptSections({}, english, translated, ['a', id])).toThrow(
      `The section "${id}" isn't in both languages. Use one of: a, b.`,
    );
  });
});
