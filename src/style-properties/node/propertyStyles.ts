import { createTheme } from '@mui/material/styles';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
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
export function cssNames(name: string): string[] {
  const namesIn = (css: Css): string[] =>
    Object.entries(css).flatMap(([key, value]) =>
      typeof value === 'object' ? namesIn(value) : [kebab(key)],
    );
  const sample = name === 'typography' ? 'body1' : 1;
  return namesIn(styleFunctionSx({ sx: { [name]: sample }, theme: defaultTheme }) as Css);
}
