import { demoThemeStylesheet } from '../../../../../src/mui/node/demoThemeStylesheet';
import { THEMED_LIBRARIES } from '../../../../../src/mui/node/themedLibraries';
import { THEMED_PRODUCTS } from '@component-docs/demo-themes/shared/themedProducts';

function rulesOf(stylesheet: string) {
  // The rules after the theme's own are for the reader's colors and for fonts.
  return stylesheet
    .split('\n')
    .slice(0, 3)
    .map((line) => {
      const [, media = '', selector = '', body = ''] =
        /^(?:(@media [a-z]+)\{)?([^{]*)\{([^{}]*)\}+$/.exec(line) ?? [];
      return { media, selector, declarations: body.split(/;(?=--|[a-z-]+:|$)/).filter(Boolean) };
    });
}

describe.each(THEMED_PRODUCTS)('the stylesheet of %s', (product) => {
  const stylesheet = demoThemeStylesheet(product);
  const rules = rulesOf(stylesheet);

  test('has one rule for shared variables and one for each color scheme', () => {
    expect(rules.map(({ selector }) => selector)).toEqual([
      ':root',
      ':root, [data-theme="light"]',
      '[data-theme="dark"]',
    ]);
  });

  test('limits the dark scheme to screens, because paper is white', () => {
    expect(rules.map(({ media }) => media)).toEqual(['', '', '@media screen']);
  });

  test('writes every declaration as CSS', () => {
    const all = rules.flatMap(({ declarations }) => declarations);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((text) => !/^(--(mui|joy)-[\w-]+|color-scheme):[^;]+$/.test(text))).toEqual(
      [],
    );
    expect(all.filter((text) => /:undefined$|NaN|\[object/.test(text))).toEqual([]);
  });

  test('defines every variable that it uses', () => {
    const defined = new Set(
      rules.flatMap(({ declarations }) => declarations.map((text) => text.split(':')[0])),
    );
    // A variable with a fallback doesn't have to be defined.
    const used = [...stylesheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    const ofReader = (name: string) => name.startsWith('--chosen-');
    expect(used.filter((name) => !defined.has(name) && !ofReader(name))).toEqual([]);
  });
});

test('Material UI has the library’s own colors of each scheme', () => {
  const [shared, light, dark] = rulesOf(demoThemeStylesheet('material-ui')).map(
    ({ declarations }) => declarations,
  );
  expect(shared).toContain('--mui-spacing:8px');
  expect(shared).toContain('--mui-shape-borderRadius:4px');
  expect(light).toContain('color-scheme:light');
  expect(light).toContain('--mui-palette-primary-main:#1976d2');
  expect(light).toContain('--mui-palette-background-default:#fff');
  expect(dark).toContain('color-scheme:dark');
  expect(dark).toContain('--mui-palette-primary-main:#90caf9');
  expect(dark).toContain('--mui-palette-background-default:#121212');
});

test('Material UI lightens elevated surfaces in the dark scheme only', () => {
  const [, light, dark] = rulesOf(demoThemeStylesheet('material-ui')).map(({ declarations }) =>
    declarations.filter((text) => text.startsWith('--mui-overlays-')),
  );
  expect(light).toHaveLength(25);
  expect(light?.every((text) => text.endsWith(':none'))).toBe(true);
  expect(dark?.filter((text) => text.includes('linear-gradient'))).toHaveLength(24);
});

test('replaces each of Material UI’s colors only if the reader has chosen one', () => {
  const ofReader = demoThemeStylesheet('material-ui')
    .split('\n')
    .filter((line) => line.includes('var(--chosen-'));
  expect(ofReader).toHaveLength(6);
  expect(ofReader.every((line) => /:root\[data-palette-(primary|secondary)\]/.test(line))).toBe(
    true,
  );
});

test('Material UI names its font for plain text', () => {
  const stack = '"Roboto", "Helvetica", "Arial", sans-serif';
  expect(demoThemeStylesheet('material-ui')).toContain(`\n:root{--demo-font:${stack}`);
});

test.each(THEMED_PRODUCTS)(
  'the stylesheet of %s ends with the substitutes of its font',
  (product) => {
    const lines = demoThemeStylesheet(product).split('\n');
    const body = lines.findIndex((line) => line.startsWith(':root{--demo-font:'));
    const faces = lines.slice(body + 1);
    expect(faces.every((rule) => rule.startsWith('@font-face{'))).toBe(true);
    const [substitute] = THEMED_LIBRARIES[product].substitutes;
    expect(faces[0]).toContain(`font-family:"${substitute}"`);
    // The font itself is loaded by the first demo that runs.
    expect(faces.join('')).not.toContain('url(');
  },
);

test('writes opaque colors in hexadecimals, and leaves channels and other colors', () => {
  const css = demoThemeStylesheet('material-ui');
  expect(css).toContain('--mui-palette-Alert-errorColor:#5f2120;');
  expect(css).toContain('--mui-palette-primary-mainChannel:25 118 210;');
  expect(css).toContain('--mui-palette-text-primary:rgba(0, 0, 0, 0.87);');
  expect(css).not.toMatch(/\brgb\(\d+,/);
});
