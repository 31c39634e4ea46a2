import fs from 'node:fs';
import { iconFont, iconFontStyles } from '../../../node/icon-font/iconFont';

test('returns the installed font, with its version in the URL', () => {
  const { sitePath, source } = iconFont(process.cwd());
  expect(sitePath).toMatch(/^\/assets\/fonts\/material-icons\.\d+\.\d+\.\d+\.woff2$/);
  expect(fs.readFileSync(source).subarray(0, 4).toString()).toBe('wOF2');
});

test('loads the font from the folder of the style sheet', () => {
  const styles = iconFontStyles({ sitePath: '/assets/fonts/icons.woff2' });
  expect(styles).toContain('url("icons.woff2")');
  expect(styles).not.toMatch(/https?:/);
});

test('never shows an icon’s name in another font', () => {
  const styles = iconFontStyles({ sitePath: '/icons.woff2' });
  expect(styles).toContain('font-display:block');
  expect(styles).toMatch(/font-family:"No Letters";src:(local\("[\w ]+"\),?)+;size-adjust:0%/);
  expect(styles).toMatch(/\.material-icons\{font-family:"Material Icons","No Letters";/);
});

test('leaves the size of an icon to the component', () => {
  expect(iconFontStyles({ sitePath: '/icons.woff2' })).not.toMatch(/font:|font-size/);
});
