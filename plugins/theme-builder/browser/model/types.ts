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
  /** The key of `theme.components`: `MuiButton`. */
  readonly key: string;
  readonly props: readonly {
    readonly name: string;
    readonly options: readonly TokenValue[];
    readonly default?: TokenValue;
  }[];
}
