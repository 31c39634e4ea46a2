import {
  describeProperty,
  parseDeclarations,
  parseValues,
} from '../../../../../src/style-properties/node/remarkStyleProperties';

const describeWith = (attributes: Record<string, string>) =>
  describeProperty(new Map(Object.entries(attributes)));

describe('remarkStyleProperties', () => {
  it('shows what the installed package makes of each value', () => {
    const { model } = describeWith({ name: 'p', values: '0 | 2 | auto' });
    expect(model?.values.map(({ text, css, sx }) => [text, css, sx])).toEqual([
      ['0', 'padding: 0px;', 'sx={{ p: 0 }}'],
      ['2', 'padding: 16px;', 'sx={{ p: 2 }}'],
      ["'auto'", 'padding: auto;', "sx={{ p: 'auto' }}"],
    ]);
  });

  it('lists the name of the page first, then the others, and where values come from', () => {
    const { model } = describeWith({ name: 'backgroundColor', values: 'divider | tomato' });
    expect(model).toMatchObject({
      names: ['backgroundColor', 'bgcolor'],
      cssNames: ['background-color'],
      scale: 'theme.palette',
    });
  });

  it('follows the mode of the site in the sample, and prints the default theme', () => {
    const [value] =
      describeWith({ name: 'color', values: 'primary.main | red' }).model?.values ?? [];
    expect(value?.style.color).toMatch(/^var\(--mui-palette-primary-main/);
    expect(value?.css).toBe('color: #1976d2;');
  });

  it('adds the declarations that the property needs to the code, the CSS, and the sample', () => {
    const { model } = describeWith({
      name: 'justifyContent',
      values: 'center | space-between',
      sample: 'items',
      with: 'display: flex',
    });
    expect(model?.values[0]).toEqual({
      text: "'center'",
      style: { display: 'flex', justifyContent: 'center' },
      css: 'display: flex;\njustify-content: center;',
      sx: "sx={{\n  display: 'flex',\n  justifyContent: 'center',\n}}",
    });
  });

  it('prints at-rules, and leaves them out of the sample', () => {
    const [value] =
      describeWith({ name: 'displayPrint', values: 'none | block' }).model?.values ?? [];
    expect(value?.css).toBe('@media print {\n  display: none;\n}');
    expect(value?.style).toEqual({});
  });

  it.each([
    [{ name: 'p' }, /needs at least two values/],
    [{ name: 'p', values: '1' }, /needs at least two values/],
    [{ name: 'opacity', values: '0 | 1' }, /needs the name of a property of the sx prop/],
    [{ values: '0 | 1' }, /needs the name of a property of the sx prop/],
    [{ name: 'p', values: '0 | 1', sample: 'grid' }, /has no sample "grid"\. Use box, /],
    [{ name: 'p', values: '0 | 1', with: 'border' }, /needs declarations with semicolons/],
    [{ name: 'p', values: '0 | 1', items: 'many' }, /needs a number of items from 1 to 12/],
    [{ name: 'p', values: '0 | 1', value: '1' }, /has no attribute "value"/],
  ])('names what is wrong with %j', (attributes, problem) => {
    expect(describeWith(attributes).problem).toMatch(problem);
  });
});

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
