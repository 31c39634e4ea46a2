import type { TokenValues } from '../model/types';

/** The content of a theme of the builder. */
export interface ThemeContent {
  readonly name: string;
  readonly values: TokenValues;
}

/** A theme that a reader makes. */
export interface NamedTheme extends ThemeContent {
  /** Tells it from other themes, in all tabs. */
  readonly id: string;
}

/** A reader's themes, as the browser keeps them. */
export interface ThemeList {
  /** None where the reader has changed nothing yet. */
  readonly themes: readonly NamedTheme[];
  /** The id of the theme that was edited last. */
  readonly current: string;
}

/** A theme before and after a change; undefined where it doesn't exist. */
export interface ThemeChange {
  readonly from: NamedTheme | undefined;
  readonly to: NamedTheme | undefined;
  /** Its index in the list. */
  readonly at: number;
}

/** The state that differs between tabs: the theme that is edited, and the changes made there. */
export interface BuilderView {
  /** The id of the theme that is edited. */
  readonly current: string;
  /** Changes that can be undone, the oldest first. */
  readonly past: readonly ThemeChange[];
  readonly future: readonly ThemeChange[];
}

/** All of a reader's themes, with the changes that can be undone. */
export type BuilderState = ThemeList & BuilderView;

export type BuilderAction =
  /** Changes the tokens of the theme that is current when the action runs. */
  | { readonly type: 'SET'; readonly update: (values: TokenValues) => TokenValues }
  | { readonly type: 'RENAME'; readonly name: string }
  | { readonly type: 'ADD'; readonly theme: NamedTheme }
  | { readonly type: 'REMOVE' }
  | { readonly type: 'SELECT'; readonly id: string }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' };
