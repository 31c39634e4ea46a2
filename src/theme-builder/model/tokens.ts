import { isRecord } from './paths';
import { DEFAULT_THEME } from './defaultTheme';
import { SHADOW_STYLES } from './shadows';
import { SCHEMES } from './types';
import type { ComponentProps, Scheme, Token, TokenKind, TokenValues } from './types';

const COLOR = { kind: 'color' } as const;
const FONT = { kind: 'font' } as const;
const WEIGHT = { kind: 'number', min: 100, max: 900, step: 100 } as const;

/** The keys of a color that a component's `color` prop can name. */
export const ROLE_KEYS = ['main', 'light', 'dark', 'contrastText'] as const;
export type RoleKey = (typeof ROLE_KEYS)[number];

/** The properties of a typography variant. */
export const VARIANT_KINDS = {
  fontFamily: FONT,
  fontSize: { kind: 'fontSize' },
  fontWeight: WEIGHT,
  lineHeight: { kind: 'number', min: 0.8, max: 4, step: 0.05 },
  letterSpacing: { kind: 'letterSpacing' },
  textTransform: { kind: 'choice', options: ['none', 'uppercase', 'lowercase', 'capitalize'] },
} as const satisfies Record<string, TokenKind>;

const { palette } = DEFAULT_THEME.colorSchemes.light ?? {};
const { typography, transitions, breakpoints } = DEFAULT_THEME;

const keysOf = (object: unknown, has: (value: unknown, key: string) => boolean): string[] =>
  isRecord(object) ? Object.keys(object).filter((key) => has(object[key], key)) : [];

/** The colors of the default palette that components can be given: primary, secondary, … */
export const ROLES: readonly string[] = keysOf(
  palette,
  (value) => isRecord(value) && 'main' in value && 'contrastText' in value,
);

/**
 * Other colors of the palette, as `text.primary`. Channels are derived from them. The default of avatars has
 * too little contrast, in both schemes.
 */
export const SURFACES: readonly string[] = ['text', 'background', 'action']
  .flatMap((group) =>
    keysOf(
      palette?.[group as 'text'],
      (value, key) => typeof value === 'string' && !key.endsWith('Channel'),
    ).map((key) => `${group}.${key}`),
  )
  .concat('divider', 'Avatar.defaultBg');

/** The names of the typography variants. `inherit` takes its values from the parent. */
export const VARIANTS: readonly string[] = keysOf(
  typography,
  (value, key) => isRecord(value) && key !== 'inherit',
);

const WEIGHTS = keysOf(typography, (_value, key) => key.startsWith('fontWeight'));

export const BREAKPOINTS: readonly string[] = breakpoints.keys;
export const DURATIONS = Object.keys(transitions.duration);
export const EASINGS = Object.keys(transitions.easing);

/** The border of outlined inputs, whose default has too little contrast. */
export const INPUT_BORDER = 'components.MuiOutlinedInput.styleOverrides.notchedOutline.borderColor';

/** Around what has the focus. By default, buttons have a ripple, which has too little contrast. */
const FOCUS_RING = 'components.MuiButtonBase.styleOverrides.root.&.Mui-focusVisible';
export const FOCUS_RING_COLOR = `${FOCUS_RING}.outlineColor`;

const FOCUS_RING_KINDS = {
  outlineColor: COLOR,
  outlineStyle: { kind: 'choice', options: ['solid'] },
  outlineWidth: { kind: 'number', min: 1, max: 6, step: 1 },
  outlineOffset: { kind: 'number', min: -6, max: 6, step: 1 },
} as const satisfies Record<string, TokenKind>;

export const FOCUS_RING_PATHS = Object.keys(FOCUS_RING_KINDS).map((key) => `${FOCUS_RING}.${key}`);

/** Returns the tokens of a visible ring in a color. */
export const focusRing = (color: string): TokenValues => ({
  [FOCUS_RING_COLOR]: color,
  [`${FOCUS_RING}.outlineStyle`]: 'solid',
  [`${FOCUS_RING}.outlineWidth`]: 3,
  [`${FOCUS_RING}.outlineOffset`]: 2,
});

/** What lightens raised paper in the dark scheme; without it, all paper has the same color. */
export const PAPER_OVERLAY = 'components.MuiPaper.styleOverrides.root.backgroundImage';

const FIXED: readonly Token[] = [
  { path: 'cssVariables', kind: 'choice', options: [true, false] },
  ...SCHEMES.flatMap((scheme) =>
    SURFACES.map((name) => ({ path: `colorSchemes.${scheme}.palette.${name}`, ...COLOR })),
  ),
  { path: 'typography.fontFamily', ...FONT },
  { path: 'typography.fontSize', kind: 'number', min: 8, max: 32, step: 1 },
  ...WEIGHTS.map((name) => ({ path: `typography.${name}`, ...WEIGHT })),
  ...VARIANTS.flatMap((variant) =>
    Object.entries(VARIANT_KINDS).map(([key, kind]) => ({
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

/** The paths of all tokens but those of roles and components. */
export const FIXED_PATHS: readonly string[] = FIXED.map(({ path }) => path);

/** Names that a custom color may not have: those of the palette, and those that every object has. */
const RESERVED = new Set([
  ...Object.keys(palette ?? {}),
  ...Object.getOwnPropertyNames(Object.prototype),
  'inherit',
  'default',
]);

/** Whether a name can be that of a custom color: it is a key of the palette and a value of `color` props. */
export function isCustomName(name: string): boolean {
  return /^[a-z][a-zA-Z0-9]{0,23}$/.test(name) && !RESERVED.has(name);
}

const ROLE_PATH = /^colorSchemes\.(?:light|dark)\.palette\.(\w+)\.(\w+)$/;

/** The path of a color of the palette. */
export const rolePath = (scheme: Scheme, role: string, key: RoleKey): string =>
  `colorSchemes.${scheme}.palette.${role}.${key}`;

/** Style overrides of a component's root that a theme can set. */
export const OVERRIDE_KINDS = {
  borderRadius: { kind: 'number', min: 0, max: 999, step: 1 },
  textTransform: VARIANT_KINDS.textTransform,
  fontWeight: WEIGHT,
} as const satisfies Record<string, TokenKind>;

/** Finds tokens by their path. */
export type TokenAt = (path: string) => Token | undefined;

/**
 * Returns the function that finds tokens by their path: those of the default theme, of components, and of
 * custom colors, which have names that no list holds.
 */
export function createTokenAt(components: readonly ComponentProps[]): TokenAt {
  const tokens = new Map<string, Token>(FIXED.map((token) => [token.path, token]));
  components.forEach(({ key, props }) => {
    props.forEach(({ name, options }) => {
      const path = `components.${key}.defaultProps.${name}`;
      tokens.set(path, { path, kind: 'choice', options });
    });
    Object.entries(OVERRIDE_KINDS).forEach(([name, kind]) => {
      const path = `components.${key}.styleOverrides.root.${name}`;
      tokens.set(path, { path, ...kind });
    });
  });
  return (path) => {
    const [, role = '', key] = ROLE_PATH.exec(path) ?? [];
    const isRole = ROLE_KEYS.some((known) => known === key);
    return isRole && (ROLES.includes(role) || isCustomName(role))
      ? { path, ...COLOR }
      : tokens.get(path);
  };
}
