import {
  unstable_defaultSxConfig as config,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { createTheme } from '@mui/material/styles';
import { demoTheme } from '../../mui/browser/demoTheme';
import type { InlineStyle } from '../shared/types';

/** A value of the `sx` prop's properties, by name. */
export type SxValues = Readonly<Record<string, string | number>>;

type Css = { readonly [key: string]: string | number | Css };

const defaultTheme = createTheme();

/** CSS properties whose numbers have no unit (https://github.com/emotion-js/emotion, packages/unitless). */
const UNITLESS =
  /^(?:flex|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridRow|lineHeight|opacity|order|zIndex)$/;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const withUnit = (name: string, value: string | number) =>
  typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? `${value}px` : String(value);

function printRules(css: Css, indent = ''): string {
  return Object.entries(css)
    .map(([name, value]) =>
      typeof value === 'object'
        ? `${indent}${name} {\n${printRules(value, `${indent}  `)}\n${indent}}`
        : `${indent}${kebab(name)}: ${withUnit(name, value)};`,
    )
    .join('\n');
}

/** Returns the CSS that MUI System generates for the `sx` prop in Material UI's default theme. */
export function printCss(sx: SxValues): string {
  return printRules(styleFunctionSx({ sx, theme: defaultTheme }) as Css);
}

/**
 * Returns the styles that MUI System generates for the `sx` prop in the theme of demos, whose variables follow
 * the site's mode. At-rules are left out, because an inline style can't have them.
 */
export function inlineStyle(sx: SxValues): InlineStyle {
  const css = styleFunctionSx({ sx, theme: demoTheme }) as Css;
  return Object.fromEntries(
    Object.entries(css).filter(
      (entry): entry is [string, string | number] => typeof entry[1] !== 'object',
    ),
  );
}

/** Returns the CSS properties that a property of the `sx` prop sets, also the properties in at-rules. */
function cssNames(name: string): string[] {
  const namesIn = (css: Css): string[] =>
    Object.entries(css).flatMap(([key, value]) =>
      typeof value === 'object' ? namesIn(value) : [kebab(key)],
    );
  const sample = name === 'typography' ? 'body1' : 1;
  return namesIn(styleFunctionSx({ sx: { [name]: sample }, theme: defaultTheme }) as Css);
}

/** A property of the `sx` prop, under each of its names. */
export interface SystemProperty {
  names: readonly string[];
  cssNames: readonly string[];
  /** Where in the theme its values are looked up: `theme.palette`. */
  scale?: string;
}

/**
 * The theme values that functions read, for properties that the package defines by a function instead of a
 * theme key.
 */
const SCALES: Readonly<Record<string, string>> = {
  borderRadius: 'theme.shape.borderRadius',
  columnGap: 'theme.spacing',
  gap: 'theme.spacing',
  margin: 'theme.spacing',
  maxWidth: 'theme.breakpoints.values',
  padding: 'theme.spacing',
  rowGap: 'theme.spacing',
};

function scaleOf(name: string): string | undefined {
  const { themeKey, style } = config[name] ?? {};
  if (!style) {
    return themeKey && `theme.${themeKey}`;
  }
  const scale = SCALES[style.name];
  if (!scale) {
    throw new Error(
      `src/style-properties/node: MUI System uses the function "${style.name}" for the property "${name}". Add what it reads from the theme to SCALES.`,
    );
  }
  return scale;
}

function readProperties(): SystemProperty[] {
  const groups = new Map<string, { names: string[]; cssNames: string[]; scale?: string }>();
  Object.keys(config).forEach((name) => {
    const css = cssNames(name);
    const scale = scaleOf(name);
    const key = JSON.stringify([name === 'displayPrint', css, scale]);
    const group = groups.get(key) ?? { names: [], cssNames: css, ...(scale && { scale }) };
    group.names.push(name);
    groups.set(key, group);
  });
  return [...groups.values()];
}

let properties: readonly SystemProperty[] | undefined;

/**
 * Returns the properties for which the installed MUI System does more than write CSS, in its order. Names
 * that set the same CSS from the same values of the theme are one property.
 */
export function systemProperties(): readonly SystemProperty[] {
  properties ??= readProperties();
  return properties;
}
