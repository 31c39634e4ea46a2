/** The value of a token, as it is in the options of `createTheme`. */
export type TokenValue = string | number | boolean;

/**
 * The tokens of a theme that differ from the library's default, by their path in the options of
 * `createTheme`, such as `colorSchemes.light.palette.primary.main`.
 */
export type TokenValues = Readonly<Record<string, TokenValue>>;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The kind of a token's value, which decides how the value is parsed and edited. */
export type TokenKind =
  | { readonly kind: 'color' }
  | { readonly kind: 'font' }
  | { readonly kind: 'fontSize' }
  | { readonly kind: 'letterSpacing' }
  | { readonly kind: 'easing' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly options: readonly TokenValue[] };

/** A part of the library's theme that can be set. */
export type Token = TokenKind & { readonly path: string };

/** The props of a component whose defaults a theme can set, with their values. */
export interface ComponentProps {
  readonly key: string;
  readonly props: readonly {
    readonly name: string;
    readonly options: readonly TokenValue[];
    readonly default?: TokenValue;
  }[];
}

export const COLOR = { kind: 'color' } as const;
export const FONT = { kind: 'font' } as const;
export const WEIGHT = { kind: 'number', min: 100, max: 900, step: 100 } as const;
export const LINE_HEIGHT = { kind: 'number', min: 0.8, max: 4, step: 0.05 } as const;

/** The properties of a kind of text: a variant, or a level. */
export const TEXT_KINDS = {
  fontFamily: FONT,
  fontSize: { kind: 'fontSize' },
  fontWeight: WEIGHT,
  lineHeight: LINE_HEIGHT,
  letterSpacing: { kind: 'letterSpacing' },
  textTransform: { kind: 'choice', options: ['none', 'uppercase', 'lowercase', 'capitalize'] },
} as const satisfies Record<string, TokenKind>;

/** Style overrides of a component's root that a theme can set. */
export const OVERRIDE_KINDS = {
  borderRadius: { kind: 'number', min: 0, max: 999, step: 1 },
  textTransform: TEXT_KINDS.textTransform,
  fontWeight: WEIGHT,
} as const satisfies Record<string, TokenKind>;

/** A demo of the site that the preview can show. */
export interface DemoChoice {
  /** Path of its page, without slashes at the ends. */
  readonly page: string;
  readonly name: string;
  readonly title: string;
}

interface TemplateChoice {
  readonly slug: string;
  readonly title: string;
}

/** The choices for the preview beside the sheet of components. */
export interface PreviewChoices {
  readonly templates: readonly TemplateChoice[];
  readonly demos: readonly DemoChoice[];
}
