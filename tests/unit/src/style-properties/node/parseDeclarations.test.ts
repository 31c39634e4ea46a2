import {
  parseDeclarations,
  parseValues,
} from '../../../../../src/style-properties/node/parseDeclarations';

describe('parseValues', () => {
  it('reads numbers as numbers, and keeps commas in text', () => {
    expect(parseValues('0 | -1 | .5 | 1fr | repeat(2, 1fr) ')).toEqual([
      0,
      -1,
      0.5,
      '1fr',
      'repeat(2, 1fr)',
    ]);
  });
});

describe('parseDeclarations', () => {
  it('reads properties with semicolons between them', () => {
    expect(parseDeclarations('border: 1; gridTemplateColumns: repeat(2, 1fr);')).toEqual({
      border: 1,
      gridTemplateColumns: 'repeat(2, 1fr)',
    });
    expect(parseDeclarations('')).toEqual({});
  });

  it.each(['border', 'border: ', ': 1', 'p: 1; m'])('rejects "%s"', (text) => {
    expect(parseDeclarations(text)).toBeUndefined();
  });
});
