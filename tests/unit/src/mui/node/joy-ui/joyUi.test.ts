import { joyDemoTheme } from '../../../../../../src/mui/browser/joy-ui/joyDemoTheme';
import { demoThemeStylesheet } from '../../../../../../src/mui/node/demoThemeStylesheet';

test('Joy UI has the library’s own colors of each scheme', () => {
  const [shared, light, dark] = demoThemeStylesheet('joy-ui').split('\n');
  expect(shared).toContain('--joy-radius-sm:6px');
  expect(light).toContain('--joy-palette-primary-500:#0B6BCB');
  expect(light).toContain('--joy-palette-primary-softBg:var(--joy-palette-primary-100)');
  expect(dark).toContain('--joy-palette-primary-softBg:var(--joy-palette-primary-800)');
});

test('Joy UI names its font for plain text', () => {
  const start = '\n:root{--demo-font:var(--joy-fontFamily-body, "Inter", ';
  expect(demoThemeStylesheet('joy-ui')).toContain(start);
});

test('the demos name its font, the substitutes, and then the library’s fallbacks', () => {
  const { body, fallback } = joyDemoTheme.fontFamily;
  expect(body).toMatch(/^"Inter", var\(--joy-fontFamily-fallback/);
  expect(fallback).toMatch(/^"Inter as Arial","Inter as DejaVu",-apple-system, /);
});
