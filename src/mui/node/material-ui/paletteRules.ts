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
