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
interface ThemeChange {
  readonly from: NamedTheme | undefined;
  readonly to: NamedTheme | undefined;
  readonly at: number;
}

/** The state that differs between tabs: the theme that is edited, and the changes made there. */
export interface BuilderView {
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

function changeValues(values: TokenValues, from: TokenValues, to: TokenValues): TokenValues {
  const paths = [...new Set([...Object.keys(values), ...Object.keys(to)])].sort();
  return Object.fromEntries(
    paths.flatMap((path) => {
      const value = from[path] === to[path] ? values[path] : to[path];
      return value === undefined ? [] : [[path, value]];
    }),
  );
}

/** Sets only the values that a change has changed: another tab may have changed others since. */
function changeThemes(
  themes: readonly NamedTheme[],
  { from, to, at }: ThemeChange,
): readonly NamedTheme[] {
  const isKept = (theme: NamedTheme) => theme.id !== (from ?? to)?.id;
  if (!to) {
    return themes.filter(isKept);
  }
  if (!from) {
    return themes.every(isKept) ? [...themes.slice(0, at), to, ...themes.slice(at)] : themes;
  }
  return themes.map((theme) =>
    isKept(theme)
      ? theme
      : {
          id: theme.id,
          name: from.name === to.name ? theme.name : to.name,
          values: changeValues(theme.values, from.values, to.values),
        },
  );
}

/** How many changes can be undone. */
const MAX_UNDO = 50;
/** How many themes a reader can keep. */
export const MAX_THEMES = 24;
/** The longest name of a theme, in characters. */
export const MAX_NAME = 60;

/** The theme that a reader without themes edits. It is one of theirs with its first change. */
export const FIRST_THEME: NamedTheme = { id: 'first', name: '', values: {} };

/** The state of a reader who has changed nothing. */
export const FIRST_STATE: BuilderState = {
  themes: [],
  current: FIRST_THEME.id,
  past: [],
  future: [],
};

type Kept = Pick<BuilderState, 'themes' | 'current'>;

/** Returns the themes to choose from: at least one. */
export const shownThemes = ({ themes }: Pick<Kept, 'themes'>): readonly NamedTheme[] =>
  themes.length > 0 ? themes : [FIRST_THEME];

/** Returns the theme that is edited; the first one if another tab has deleted that. */
export function currentTheme({ themes, current }: Kept): NamedTheme {
  return themes.find(({ id }) => id === current) ?? shownThemes({ themes })[0] ?? FIRST_THEME;
}

/** Whether no theme can be added. */
export const isFull = ({ themes }: Pick<Kept, 'themes'>): boolean => themes.length >= MAX_THEMES;

function apply(state: BuilderState, change: ThemeChange): BuilderState {
  const themes = changeThemes(state.themes, change);
  const shown = change.to ?? themes[Math.max(0, change.at - 1)] ?? FIRST_THEME;
  return { ...state, themes, current: shown.id };
}

function change(state: BuilderState, made: ThemeChange): BuilderState {
  return { ...apply(state, made), past: [...state.past, made].slice(-MAX_UNDO), future: [] };
}

function changeCurrent(state: BuilderState, content: Partial<ThemeContent>): BuilderState {
  const from = currentTheme(state);
  const to = { ...from, ...content };
  const themes = shownThemes(state);
  return change({ ...state, themes }, { from, to, at: themes.indexOf(from) });
}

/** Returns the state after an action. An action that can't be done leaves the state as it is. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  const theme = currentTheme(state);
  switch (action.type) {
    case 'SET':
      return changeCurrent(state, { values: action.update(theme.values) });
    case 'RENAME':
      return changeCurrent(state, { name: action.name.trim().slice(0, MAX_NAME) });
    case 'ADD': {
      const themes = shownThemes(state);
      return isFull(state)
        ? state
        : change({ ...state, themes }, { from: undefined, to: action.theme, at: themes.length });
    }
    case 'REMOVE': {
      const at = state.themes.indexOf(theme);
      return at < 0 ? state : change(state, { from: theme, to: undefined, at });
    }
    case 'SELECT':
      return shownThemes(state).some(({ id }) => id === action.id)
        ? { ...state, current: action.id }
        : state;
    case 'UNDO': {
      const last = state.past.at(-1);
      return last
        ? {
            ...apply(state, { from: last.to, to: last.from, at: last.at }),
            past: state.past.slice(0, -1),
            future: [...state.future, last],
          }
        : state;
    }
    case 'REDO': {
      const next = state.future.at(-1);
      return next
        ? { ...apply(state, next), past: [...state.past, next], future: state.future.slice(0, -1) }
        : state;
    }
  }
}
