import { parseValue } from '../../../browser/model/parseValue';

describe('parseValue', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['rgb(25, 118, 210)', '#1976d2'],
    ['rgba(0, 0, 0, 0.5)', '#00000080'],
    ['hsl(120 100% 25%)', '#008000'],
    ['rebeccapurple', '#663399'],
  ])('reads the color %s', (text, value) => {
    expect(parseValue({ kind: 'color' }, text)).toBe(value);
  });

  it.each([
    'red; background: url(//evil.example)',
    'var(--x)',
    'url(#a)',
    'inherit',
    '#12345',
    'rgb(1,2)',
    '',
    'a'.repeat(1000),
    7,
    null,
  ])('refuses %p as a color', (text) => {
    expect(parseValue({ kind: 'color' }, text)).toBeUndefined();
  });

  it('puts each name of a font in quotes, and no keyword', () => {
    expect(parseValue({ kind: 'font' }, "Inter, 'Noto Sans SC', system-ui,sans-serif")).toBe(
      '"Inter", "Noto Sans SC", system-ui, sans-serif',
    );
  });

  it.each(['a;}*{color:red', 'Inter, url(x)', '"a\\"b"', 'a{b', 'a\n}', '', ','])(
    'refuses %p as a font',
    (text) => {
      expect(parseValue({ kind: 'font' }, text)).toBeUndefined();
    },
  );

  it.each(['1rem', '18px', '-0.5em', 'clamp(1rem, 0.8rem + 1vw, 2rem)'])(
    'reads the size %s',
    (size) => {
      expect(parseValue({ kind: 'fontSize' }, size)).toBe(size);
    },
  );

  it.each(['1', 'calc(1px)', 'clamp(1rem, 2vw)', '1px;', '99999px'])(
    'refuses the size %s',
    (size) => {
      expect(parseValue({ kind: 'fontSize' }, size)).toBeUndefined();
    },
  );

  it('reads a letter spacing of 0 as the library has it', () => {
    expect(parseValue({ kind: 'letterSpacing' }, 0)).toBe('0em');
  });

  it('reads numbers within the limits only', () => {
    const kind = { kind: 'number', min: 0, max: 20, step: 1 } as const;
    expect(
      [0, 20, -1, 21, Number.NaN, '3', Infinity].map((value) => parseValue(kind, value)),
    ).toEqual([0, 20, undefined, undefined, undefined, undefined, undefined]);
  });

  it('reads only options of a choice', () => {
    const kind = { kind: 'choice', options: ['small', false] } as const;
    expect(['small', false, 'false', 'large'].map((value) => parseValue(kind, value))).toEqual([
      'small',
      false,
      undefined,
      undefined,
    ]);
  });

  it.each(['cubic-bezier(0.4, 0, 0.2)', 'cubic-bezier(1.2.3, 0, 0, 1)', 'ease'])(
    'refuses the easing %s',
    (easing) => {
      expect(parseValue({ kind: 'easing' }, easing)).toBeUndefined();
    },
  );
});
