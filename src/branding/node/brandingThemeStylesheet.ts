import { BRANDING_PREFIX, brandingTheme } from '../brandingTheme';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { PALETTE_NAMES } from '@component-docs/preferences/shared/theme/themeState';
import type { PaletteName } from '@component-docs/preferences/shared/theme/themeState';

type Declarations = Readonly<Record<string, string | number>>;

const serialize = (declarations: Declarations) =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/**
 * For each mode, the shades of a chosen color, which `plugins/preferences/shared/theme/paintTheme.ts` sets on
 * `<html>`: the shade that is legible as text, the color of text on it, and the shades of controls.
 */
const CHOSEN = {
  light: { legible: 'ink', on: '#fff', track: 'tint', disabled: 'tint' },
  dark: { legible: 'glow', on: 'rgb(0 0 0 / 87%)', track: 'shade', disabled: 'deep' },
} as const satisfies Record<ColorMode, object>;

function chosenDeclarations(name: PaletteName, mode: ColorMode): Declarations {
  const { legible, on, track, disabled } = CHOSEN[mode];
  const channels = (shade: string) => `var(--chosen-${name}-${shade})`;
  const color = (shade: string) => `rgb(${channels(shade)})`;
  const palette = `--${BRANDING_PREFIX}-palette`;
  return {
    [`${palette}-${name}-main`]: color(legible),
    [`${palette}-${name}-dark`]: color(legible),
    [`${palette}-${name}-light`]: color(legible),
    [`${palette}-${name}-mainChannel`]: channels(legible),
    [`${palette}-${name}-contrastText`]: on,
    [`${palette}-Slider-${name}Track`]: color(track),
    [`${palette}-Switch-${name}DisabledColor`]: color(disabled),
  };
}

/** Returns the dark scheme's variables that differ from the light one's. */
function darkDeclarations(): Declarations {
  const [, light = {}, dark = {}] = brandingTheme
    .generateStyleSheets()
    .map((sheet) => Object.values(sheet)[0] as Declarations);
  return Object.fromEntries(
    Object.entries(dark).filter(([name, value]) => name.startsWith('--') && value !== light[name]),
  );
}

const rule = (selector: string, declarations: Declarations) =>
  `${selector}{${serialize(declarations)}}`;

/**
 * Returns the CSS variables of the branding theme that its components don't already have as fallbacks: the
 * variables of the dark scheme, on screens only because paper is white, and the variables of the reader's
 * colors.
 */
export function brandingThemeStylesheet(): string {
  const chosen = PALETTE_NAMES.map((name) => {
    const root = `:root[data-palette-${name}]`;
    const light = rule(root, chosenDeclarations(name, 'light'));
    const dark = rule(`${root}[data-theme="dark"]`, chosenDeclarations(name, 'dark'));
    return `${light}\n@media screen{${dark}}`;
  });
  return [`@media screen{${rule('[data-theme="dark"]', darkDeclarations())}}`, ...chosen].join(
    '\n',
  );
}
