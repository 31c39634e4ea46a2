import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { substituteRules } from './substitutes';
import { THEMED_LIBRARIES } from './themedLibraries';

type Rules = { [key: string]: string | number | Rules };

const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');

/** Returns a value without fallbacks of the theme's variables, which are all there, in few characters. */
function shorten(value: string | number): string {
  return String(value)
    .replace(/var\((--[\w-]+), [^()]*\)/g, 'var($1)')
    .replace(
      /rgba?\((\d+), (\d+), (\d+)(?:, 1)?\)/g,
      (_color, ...channels: string[]) => `#${channels.slice(0, 3).map(hex).join('')}`,
    );
}

function serialize(rules: Rules): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${key}{${serialize(value)}}`
        : `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${shorten(value)};`,
    )
    .join('');
}

/** The rule of the dark color scheme. It applies to screens only, because paper is white. */
const DARK = '[data-theme="dark"]';

const stylesheets = new Map<ThemedProduct, string>();

function createStylesheet(product: ThemedProduct): string {
  const { sheets, rules, bodyFont } = THEMED_LIBRARIES[product];
  const themeRules = sheets()
    .map((sheet) => serialize(sheet as Rules))
    .map((css) => (css.startsWith(DARK) ? `@media screen{${css}}` : css));
  return [
    ...themeRules,
    ...(rules?.() ?? []),
    `:root{--demo-font:${bodyFont}}`,
    ...substituteRules(product),
  ].join('\n');
}

/**
 * Returns the CSS variables of a product's demo theme and the substitutes of its font as one stylesheet.
 * If the theme provider wrote the variables instead, the HTML of every page would repeat them.
 */
export function demoThemeStylesheet(product: ThemedProduct): string {
  const css = stylesheets.get(product) ?? createStylesheet(product);
  stylesheets.set(product, css);
  return css;
}
