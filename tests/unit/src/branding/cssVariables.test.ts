import fs from 'node:fs';
import path from 'node:path';
import { brandingStylesheet } from '../../../../src/branding/cssVariables';
import { PALETTE, ROLE_COLORS, SHARED_TOKENS } from '../../../../src/branding/tokens';

const stylesheet = brandingStylesheet();
const blocks = new Map(
  [...stylesheet.matchAll(/^([^{}\n]+) \{\n([^{}]*)\}\n/gm)].map(([, selector = '', body = '']) => [
    selector,
    body.split('\n').flatMap((line) => (line ? [line.trim()] : [])),
  ]),
);
const defined = new Set([...stylesheet.matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => match[1]));

test('has a block for shared tokens and one for each mode, light by default', () => {
  expect([...blocks.keys()]).toEqual([
    ':root',
    ':root, [data-theme="light"]',
    '[data-theme="dark"]',
    '[data-theme="dark"], [data-code="dark"]',
    // The reader's own color; see chosenColors.test.ts.
    ':root[data-palette-primary]',
    ':root[data-palette-primary], :root[data-palette-primary] [data-theme="light"]',
    ':root[data-palette-primary][data-theme="dark"], :root[data-palette-primary] [data-theme="dark"]',
  ]);
});

test('defines shared tokens, sizes, and scales on the root', () => {
  expect(blocks.get(':root')).toEqual(
    expect.arrayContaining([
      '--docs-radius: 12px;',
      '--docs-header-height: 57px;',
      '--docs-nav-width: 300px;',
      '--docs-toc-width: 242px;',
      '--docs-content-max-width: 105ch;',
      '--docs-spacing: 8px;',
      '--docs-primary-500: #0073e6;',
      '--docs-warning-900: #5c3700;',
      '--MuiDocs-header-height: var(--docs-header-height);',
      '--MuiDocs-navDrawer-width: var(--docs-nav-width);',
    ]),
  );
});

test('defines the colors and the color-scheme of each mode', () => {
  expect(blocks.get(':root, [data-theme="light"]')?.slice(0, 2)).toEqual([
    'color-scheme: light;',
    '--docs-color-bg: #ffffff;',
  ]);
  expect(blocks.get('[data-theme="dark"]')?.slice(0, 2)).toEqual([
    'color-scheme: dark;',
    '--docs-color-bg: #0f1214;',
  ]);
});

test('defines every token', () => {
  const names = [
    ...Object.keys(SHARED_TOKENS).map((name) => `--docs-${name}`),
    ...Object.entries(PALETTE).flatMap(([scale, shades]) =>
      Object.keys(shades).map((shade) => `--docs-${scale}-${shade}`),
    ),
    ...Object.keys(ROLE_COLORS.light).map((role) => `--docs-color-${role}`),
  ];
  expect(names.filter((name) => !defined.has(name))).toEqual([]);
});

test('defines a color for every role in both modes', () => {
  const roles = (selector: string) =>
    blocks.get(selector)?.map((declaration) => declaration.split(':')[0]);
  expect(roles('[data-theme="dark"]')?.length).toBeGreaterThan(30);
  expect([
    ...(roles('[data-theme="dark"]') ?? []),
    ...(roles('[data-theme="dark"], [data-code="dark"]') ?? []),
  ]).toEqual(roles(':root, [data-theme="light"]'));
});

test('defines every token that a source file uses', () => {
  const files = ['src', 'plugins']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('/tests/'));
  const used = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/var\((--(?:docs|MuiDocs)-[\w-]*)/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});
