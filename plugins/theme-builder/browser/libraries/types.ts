import type { ColorNames } from '../model/customColors';
import type { Nested } from '../model/paths';
import type { ComponentProps, Scheme, Token, TokenValue, TokenValues } from '../model/types';

/** The theme of tokens. Only its library looks into it. */
export interface DraftTheme {
  generateStyleSheets: () => object[];
}

/** Who selects a color scheme: the system's setting, or the preview, by an attribute. */
export type SchemeSelector = 'media' | 'preview';

/** An option of a theme: its path, and its value. */
export type Leaf = readonly [path: string, value: unknown];

/** A heading of a group: a label of the tool, or a name in the theme. */
export type GroupTitle =
  | 'surfaces'
  | 'inputBorder'
  | 'focusRing'
  | 'errorText'
  | 'allText'
  | 'breakpoints'
  | 'transitions'
  | { readonly name: string };

/** Tokens that are edited below one heading. */
export interface TokenGroup {
  readonly title: GroupTitle;
  readonly paths: readonly string[];
  /** Whether readers see the fields at first. */
  readonly isOpen?: boolean;
}

/** The groups of a library's fields, except the colors of roles. */
export interface TokenGroups {
  readonly colors: (scheme: Scheme) => readonly TokenGroup[];
  readonly text: readonly TokenGroup[];
  /** Without a heading. */
  readonly layout: readonly string[];
  readonly more: readonly TokenGroup[];
}

/** The parts that the checks read: selectors of CSS for the preview, and keys of roles. */
export interface CheckedParts {
  /** Icons that show a state or are a control. */
  readonly icons: string;
  /** Elements whose border shows where a control is. */
  readonly borders: string;
  readonly focus: string;
  /** Fields, whose text is their value. */
  readonly inputs: string;
  /** Components whose whole area users press. */
  readonly targets: string;
  /** The keys of colors that text has, the likeliest first. */
  readonly textKeys: readonly string[];
  /** The keys of backgrounds, each with the key of the text on it. */
  readonly fills: Readonly<Record<string, string>>;
}

/** How the code of a theme is written. */
export interface ThemeCode {
  /** The module of the function that creates a theme. */
  readonly module: string;
  readonly create: string;
  /** Returns the declarations that make custom colors known to TypeScript. */
  augmentations: (colors: readonly string[]) => string[];
  /** The names of tokens in a theme of Tailwind CSS, with their paths. */
  readonly tailwind: readonly (readonly [name: string, path: string])[];
}

/** The differences between the libraries whose themes can be built. */
export interface ThemeFacts extends ColorNames {
  /** Tokens, except the colors of roles and the values of components. */
  readonly tokens: readonly Token[];
  /** The colors of the palette that components can be given: primary, … */
  readonly roles: readonly string[];
  /** The initial value of a custom color in each scheme. */
  readonly newColor: Readonly<Record<Scheme, string>>;
  readonly roleKeys: readonly string[];
  /** Roles with a meaning, whose colors users tell apart. */
  readonly meanings: readonly string[];
  /** The other colors of the palette, such as `text.primary`. */
  readonly surfaces: readonly string[];
  readonly groups: TokenGroups;
  readonly checked: CheckedParts;
  readonly code: ThemeCode;
  /** Default props that make components smaller, by the component's key. */
  readonly dense: Readonly<
    Record<string, { readonly defaultProps: Readonly<Record<string, TokenValue>> }>
  >;
  readonly headings: readonly string[];
  readonly defaultTheme: DraftTheme;
  /** Whether the library derives a token from others, if it isn't set. */
  isDerived(path: string): boolean;
  /** Returns the options of a theme for tokens, with the defaults that these need. */
  toOptions(values: TokenValues): Nested;
  createTheme(options: Nested, selector: SchemeSelector): DraftTheme;
  /** Returns the theme's value at the path of a token, before it is parsed. */
  valueIn(theme: DraftTheme, path: string): unknown;
  /** Returns the function that gives an option the path and value that its token has. */
  readerOf(all: readonly Leaf[]): (leaf: Leaf) => Leaf;
  /** Whether an option says how a theme is used, and isn't a token. */
  isUse(path: string): boolean;
  /** The meaning of code without an option, where that isn't the builder's default. */
  readonly unset: TokenValues;
  /** Returns the colors of both schemes from one color, `#rrggbb`. */
  schemeFromColor(color: string): TokenValues;
  /** Changes that give the text of a component enough contrast, where it has a color of its own. */
  readonly fixPlace: Readonly<Record<string, TokenValues>>;
  /** The tokens that set the color of inputs' borders, first the token for inputs without an error. */
  borders(scheme: Scheme): readonly string[];
  fixFocus(color: string, scheme: Scheme): TokenValues;
}

/** A library, with the props of the installed components that a theme can set. */
export interface ThemeLibrary extends ThemeFacts {
  readonly components: readonly ComponentProps[];
  readonly tokenAt: (path: string) => Token | undefined;
}
