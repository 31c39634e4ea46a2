import { demoTheme } from '../../src/branding/demoTheme';
import { joyDemoTheme } from '../../src/branding/joyDemoTheme';
import type { ThemedProduct } from '../../src/demos/themes/themedProducts';
import { paletteRules } from './paletteRules';

type Rules = { [key: string]: string | number | Rules };

const SHEETS: Readonly<Record<ThemedProduct, () => object[]>> = {
  'material-ui': () => demoTheme.generateStyleSheets(),
  'joy-ui': () => joyDemoTheme.generateStyleSheets(),
};

function serialize(rules: Rules): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${key}{${serialize(value)}}`
        : `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value};`,
    )
    .join('');
}

/** The rule of the dark color scheme; it stays on the screen, because paper is white. */
const DARK = '[data-theme="dark"]';

/** Rules beside a theme's own: Material UI's take the reader's own colors in their place. */
const EXTRA_RULES: Readonly<Partial<Record<ThemedProduct, () => string[]>>> = {
  'material-ui': paletteRules,
};

/**
 * The CSS variables of a product's demo theme as one stylesheet. Left to the theme provider they
 * would be repeated in the HTML of every page (design §3).
 */
export function demoThemeStylesheet(product: ThemedProduct): string {
  const themeRules = SHEETS[product]()
    .map((sheet) => serialize(sheet as Rules))
    .map((css) => (css.startsWith(DARK) ? `@media screen{${css}}` : css));
  return [...themeRules, ...(EXTRA_RULES[product]?.() ?? [])].join('\n');
}
