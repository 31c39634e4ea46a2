import { brandingThemeStylesheet } from '../../../../../src/branding/node/brandingThemeStylesheet';
import { brandingTheme } from '../../../../../src/branding/brandingTheme';

const lines = brandingThemeStylesheet().split('\n');
const [dark = ''] = lines;

test('has the dark scheme’s variables for screens, because paper is white', () => {
  expect(dark.startsWith('@media screen{[data-theme="dark"]{--brand-')).toBe(true);
  expect(dark).toContain('--brand-palette-primary-main:#3399ff;');
  expect(dark).toContain('--brand-palette-background-default:#0f1214;');
  // Overlays would lighten surfaces that the shell doesn't lighten.
  expect(dark).not.toContain('--brand-overlays');
});

test('leaves the light scheme to the fallbacks in the theme', () => {
  expect(brandingTheme.vars.palette.primary.main).toBe(
    'var(--brand-palette-primary-main, #0073e6)',
  );
  expect(lines.join('\n')).not.toContain('#0073e6');
});

test('leaves the variables of demos alone', () => {
  expect(lines.join('\n')).not.toContain('--mui-');
});

test('replaces each color that the reader has chosen by a shade that is legible in the mode', () => {
  const chosen = lines.slice(1);
  expect(chosen).toHaveLength(4);
  const [light = '', inDark = ''] = chosen;
  expect(light).toMatch(/^:root\[data-palette-primary\]\{/);
  expect(light).toContain('--brand-palette-primary-main:rgb(var(--chosen-primary-ink));');
  expect(light).toContain('--brand-palette-primary-contrastText:#fff;');
  expect(inDark).toMatch(/^@media screen\{:root\[data-palette-primary\]\[data-theme="dark"\]\{/);
  expect(inDark).toContain('--brand-palette-primary-main:rgb(var(--chosen-primary-glow));');
});
