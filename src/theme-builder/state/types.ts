import type { TokenValues } from '../model/types';

/** A theme that a reader makes. */
export interface NamedTheme {
  readonly name: string;
  readonly values: TokenValues;
}

/** All of a reader's themes, with the changes that can be undone. */
export interface BuilderState {
  /** At least one. */
  readonly themes: readonly NamedTheme[];
  /** Index of the theme that is edited. */
  readonly current: number;
  /** States before the last changes, the oldest first. */
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
}

/** What a change can be undone to. */
export type Snapshot = Pick<BuilderState, 'themes' | 'current'>;

export type BuilderAction =
  /** Changes the tokens of the current theme, whatever they are by then. */
  | { readonly type: 'SET'; readonly update: (values: TokenValues) => TokenValues }
  | { readonly type: 'RENAME'; readonly name: string }
  | { readonly type: 'ADD'; readonly theme: NamedTheme }
  | { readonly type: 'REMOVE' }
  | { readonly type: 'SELECT'; readonly index: number }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' };
