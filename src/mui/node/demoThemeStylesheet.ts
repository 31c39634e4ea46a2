import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { demoTheme } from '../browser/demoTheme';
import { joyDemoTheme } from '../browser/joyDemoTheme';
import { substituteRules } from './substitutes';
import { PALETTE_NAMES } from '@component-docs/preferences/shared/theme/themeState';
import type { PaletteName } from '@component-docs/preferences/shared/theme/themeState';

/**
 * The shades of the chosen color, which `plugins/preferences/shared/theme/paintTheme.ts` sets on
 * `<html>`.
 */
const chosen = (name: PaletteName, shade: string) => `var(--chosen-${name}-${shade})`;
const solid = (channels: string) => `rgb(${channels})`;

/**
 * Returns the library's variables that depend on a palette color and are the same in both modes.
 */
function sharedDeclarations(name: PaletteName): [string, string][] {
  const shades = (['main', 'light', 'dark'] as const).flatMap((shade): [string, string][] => [
    [shade, solid(chosen(name, shade))],
    [`${shade}Channel`, chosen(name, shade)],
  ]);
  return [
    ...shades,
    // Black text is translucent, as in the library; white is not.
    ['contrastText', `rgb(${chosen(name, 'text')} / ${chosen(name, 'text-alpha')})`],
    ['contrastTextChannel', chosen(name, 'text')],
  ].map(([key, value]) => [`--mui-palette-${name}-${key}`, value ?? '']);
}

/** Returns the variables that the library lightens in light mode and darkens in dark mode. */
function modeDeclarations(name: PaletteName, track: string, disabled: string): [string, string][] {
  return [
    [`--mui-palette-LinearProgress-${name}Bg`, solid(chosen(name, track))],
    [`--mui-palette-Slider-${name}Track`, solid(chosen(name, track))],
    [`--mui-palette-Switch-${name}DisabledColor`, solid(chosen(name, disabled))],
  ];
}

function rule(selectors: readonly string[], declarations: readonly [string, string][]): string {
  const body = declarations.map(([property, value]) => `${property}:${value};`).join('');
  return `${selectors.join(', ')}{${body}}`;
}

/**
 * Returns the rules that replace the demo theme's palette colors with the primary and secondary
 * colors that a reader has chosen, on the page and on demos that show the other mode.
 */
export function paletteRules(): string[] {
  return PALETTE_NAMES.flatMap((name) => {
    const root = `:root[data-palette-${name}]`;
    return [
      rule([root, `${root} [data-theme]`], sharedDeclarations(name)),
      rule([root, `${root} [data-theme="light"]`], modeDeclarations(name, 'tint', 'tint')),
      `@media screen{${rule([`${root}[data-theme="dark"]`, `${root} [data-theme="dark"]`], modeDeclarations(name, 'shade', 'deep'))}}`,
    ];
  });
}

type Rules = { [key: string]: string | number | Rules };

const SHEETS: Readonly<Record<ThemedProduct, () => object[]>> = {
  'material-ui': () => demoTheme.generateStyleSheets(),
  'joy-ui': () => joyDemoTheme.generateStyleSheets(),
};

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

/** The font of text that no component styles, which apps set on `<body>`. */
const BODY_FONTS: Readonly<Record<ThemedProduct, string | undefined>> = {
  'material-ui': demoTheme.typography.fontFamily,
  'joy-ui': joyDemoTheme.vars.fontFamily.body,
};

/** Rules added to a theme's own. For Material UI, they apply the reader's palette colors. */
const EXTRA_RULES: Readonly<Partial<Record<ThemedProduct, () => string[]>>> = {
  'material-ui': paletteRules,
};

const stylesheets = new Map<ThemedProduct, string>();

function createStylesheet(product: ThemedProduct): string {
  const themeRules = SHEETS[product]()
    .map((sheet) => serialize(sheet as Rules))
    .map((css) => (css.startsWith(DARK) ? `@media screen{${css}}` : css));
  return [
    ...themeRules,
    ...(EXTRA_RULES[product]?.() ?? []),
    `:root{--demo-font:${BODY_FONTS[product]}}`,
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
