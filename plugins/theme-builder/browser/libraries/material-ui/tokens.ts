import { extendTheme } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { COLOR, FONT, TEXT_KINDS, WEIGHT, SCHEMES } from '../../model/types';
import type { Token, TokenKind, TokenValues } from '../../model/types';
import { isRecord, keysWhere } from '../../model/paths';

/** The installed library's default theme in both color schemes. */
export const DEFAULT_THEME = extendTheme({ colorSchemes: { light: true, dark: true } });

/** The sets of shadows that a theme can have. */
const SHADOW_STYLES = ['default', 'none', 'soft'] as const;
export type ShadowStyle = (typeof SHADOW_STYLES)[number];

/** A wide, pale shadow instead of the library's three. It grows with the elevation. */
const soft = (elevation: number) =>
  elevation === 0
    ? 'none'
    : `0 ${elevation}px ${elevation * 3}px rgba(0, 0, 0, ${(0.08 + elevation / 300).toFixed(2)})`;

const BY_STYLE: Readonly<Record<ShadowStyle, Shadows>> = {
  default: DEFAULT_THEME.shadows,
  none: DEFAULT_THEME.shadows.map(() => 'none') as Shadows,
  soft: DEFAULT_THEME.shadows.map((_shadow, elevation) => soft(elevation)) as Shadows,
};

/** Returns the shadows of a style, one for each elevation. */
export const shadowsOf = (style: ShadowStyle): Shadows => BY_STYLE[style];

/** Returns the style that a list of shadows is of; undefined for any other list. */
export function shadowStyleOf(shadows: readonly unknown[]): ShadowStyle | undefined {
  return SHADOW_STYLES.find(
    (style) =>
      shadows.length === BY_STYLE[style].length &&
      BY_STYLE[style].every((shadow, elevation) => shadow === shadows[elevation]),
  );
}

/** The keys of a color that a component's `color` prop can name. */
export const ROLE_KEYS = ['main', 'light', 'dark', 'contrastText'] as const;

const { palette } = DEFAULT_THEME.colorSchemes.light ?? {};
const { typography, transitions, breakpoints } = DEFAULT_THEME;

/** The colors of the default palette that components can be given: primary, secondary, … */
export const ROLES: readonly string[] = keysWhere(
  palette,
  (value) => isRecord(value) && 'main' in value && 'contrastText' in value,
);

/** Other colors, as `text.primary`. The default of avatars has too little contrast. */
export const SURFACES: readonly string[] = ['text', 'background', 'action']
  .flatMap((group) =>
    keysWhere(
      palette?.[group as 'text'],
      (value, key) => typeof value === 'string' && !key.endsWith('Channel'),
    ).map((key) => `${group}.${key}`),
  )
  .concat('divider', 'Avatar.defaultBg');

/** The names of the typography variants. `inherit` takes its values from the parent. */
export const VARIANTS: readonly string[] = keysWhere(
  typography,
  (value, key) => isRecord(value) && key !== 'inherit',
);

const WEIGHTS = keysWhere(typography, (_value, key) => key.startsWith('fontWeight'));

export const BREAKPOINTS: readonly string[] = breakpoints.keys;
export const DURATIONS = Object.keys(transitions.duration);
export const EASINGS = Object.keys(transitions.easing);

/** The border of outlined inputs, whose default has too little contrast. */
export const INPUT_BORDER = 'components.MuiOutlinedInput.styleOverrides.notchedOutline.borderColor';

/** The ring around the focused element. By default, buttons have a ripple, which has too little contrast. */
const FOCUS_RING = 'components.MuiButtonBase.styleOverrides.root.&.Mui-focusVisible';

const FOCUS_RING_KINDS = {
  outlineColor: COLOR,
  outlineStyle: { kind: 'choice', options: ['solid'] },
  outlineWidth: { kind: 'number', min: 1, max: 6, step: 1 },
  outlineOffset: { kind: 'number', min: -6, max: 6, step: 1 },
} as const satisfies Record<string, TokenKind>;

export const FOCUS_RING_PATHS = Object.keys(FOCUS_RING_KINDS).map((key) => `${FOCUS_RING}.${key}`);

/** Returns the tokens of a visible ring in a color. */
export const focusRing = (color: string): TokenValues => ({
  [`${FOCUS_RING}.outlineColor`]: color,
  [`${FOCUS_RING}.outlineStyle`]: 'solid',
  [`${FOCUS_RING}.outlineWidth`]: 3,
  [`${FOCUS_RING}.outlineOffset`]: 2,
});

/** The facts that names of custom colors depend on. */
export const COLOR_NAMES = { mainKey: 'main', reserved: Object.keys(palette ?? {}) } as const;

/** The overlay that lightens raised paper in the dark scheme; without it, all paper has the same color. */
const PAPER_OVERLAY = 'components.MuiPaper.styleOverrides.root.backgroundImage';

/** The tokens, except the colors of roles and the values of components. */
export const TOKENS: readonly Token[] = [
  { path: 'cssVariables', kind: 'choice', options: [true, false] },
  ...SCHEMES.flatMap((scheme) =>
    SURFACES.map((name) => ({ path: `colorSchemes.${scheme}.palette.${name}`, ...COLOR })),
  ),
  { path: 'typography.fontFamily', ...FONT },
  { path: 'typography.fontSize', kind: 'number', min: 8, max: 32, step: 1 },
  ...WEIGHTS.map((name) => ({ path: `typography.${name}`, ...WEIGHT })),
  ...VARIANTS.flatMap((variant) =>
    Object.entries(TEXT_KINDS).map(([key, kind]) => ({
      path: `typography.${variant}.${key}`,
      ...kind,
    })),
  ),
  { path: INPUT_BORDER, ...COLOR },
  ...Object.entries(FOCUS_RING_KINDS).map(([key, kind]) => ({
    path: `${FOCUS_RING}.${key}`,
    ...kind,
  })),
  { path: PAPER_OVERLAY, kind: 'choice', options: ['none'] },
  { path: 'shape.borderRadius', kind: 'number', min: 0, max: 40, step: 1 },
  { path: 'spacing', kind: 'number', min: 0, max: 20, step: 1 },
  { path: 'shadows', kind: 'choice', options: SHADOW_STYLES },
  ...BREAKPOINTS.map((name): Token => ({
    path: `breakpoints.values.${name}`,
    kind: 'number',
    min: 0,
    max: 4000,
    step: 1,
  })),
  ...DURATIONS.map((name): Token => ({
    path: `transitions.duration.${name}`,
    kind: 'number',
    min: 0,
    max: 2000,
    step: 5,
  })),
  ...EASINGS.map((name): Token => ({ path: `transitions.easing.${name}`, kind: 'easing' })),
];
