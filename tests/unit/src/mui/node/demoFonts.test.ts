import fs from 'node:fs';
import path from 'node:path';
import { charactersOf, createFaces, facesModule } from '@component-docs/demo-themes/node/demoFonts';
import { mui } from '../../../../../src/mui/node';

const DEMO_FONTS = mui.demoFonts.fonts;

const SITE = path.resolve(__dirname, '../../../../..');

/** All that a page may load for the fonts of its demos. */
const BUDGET = 24_000;

function demoCode(): string[] {
  const files = fs
    .readdirSync(path.join(SITE, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\]demos[/\\].*\.tsx?$/.test(file));
  return files.map((file) => fs.readFileSync(path.join(SITE, 'docs', file), 'utf8'));
}

const created = createFaces(SITE, DEMO_FONTS, charactersOf(demoCode()));

test('makes the font that each library expects, with the weights of its theme', async () => {
  expect(
    (await created).map(({ product, family, weight, file }) => [product, family, weight, file]),
  ).toEqual([
    ['material-ui', 'Roboto', '300 700', 'roboto.woff2'],
    ['joy-ui', 'Inter', '400 700', 'inter.woff2'],
  ]);
});

test('makes files within the budget', async () => {
  for (const { family, data } of await created) {
    expect(data.toString('latin1', 0, 4)).toBe('wOF2');
    expect([family, data.length <= BUDGET]).toEqual([family, true]);
  }
});

test('has what demos need, and leaves out what the files lack', async () => {
  const sizes = async (characters: string) =>
    (await createFaces(SITE, DEMO_FONTS, [...characters])).map(({ data }) => data.length);
  const [plain, accented, foreign] = [await sizes('ae'), await sizes('aeé'), await sizes('ae中ع')];
  plain.forEach((size, index) => expect(accented[index]).toBeGreaterThan(size));
  expect(foreign).toEqual(plain);
});

test('makes the same bytes each time', async () => {
  const again = await createFaces(SITE, DEMO_FONTS, charactersOf(demoCode()));
  (await created).forEach(({ data }, index) => expect(again[index]?.data.equals(data)).toBe(true));
});

test('prints a module that imports the files', () => {
  const face = { family: 'Roboto', weight: '300 700' };
  expect(facesModule([{ product: 'material-ui', file: 'roboto.woff2', ...face }])).toBe(
    [
      "import Roboto from './roboto.woff2';",
      'export default {',
      `  'material-ui': { ...${JSON.stringify(face)}, url: Roboto },`,
      '};',
      '',
    ].join('\n'),
  );
});

test.each(Object.values(DEMO_FONTS))('$family is in the installed package', (font) => {
  const folder = path.join(SITE, 'node_modules', font.package);
  expect(fs.existsSync(path.join(folder, 'files', font.file))).toBe(true);
  expect(fs.readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
