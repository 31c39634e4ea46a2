import type { BuilderAction, BuilderState, NamedTheme, Snapshot } from './types';

/** How many changes can be undone. */
const MAX_UNDO = 50;
/** How many themes a reader can keep. */
export const MAX_THEMES = 24;
/** The longest name of a theme, in characters. */
export const MAX_NAME = 60;

export const FIRST_STATE: BuilderState = {
  themes: [{ name: '', values: {} }],
  current: 0,
  past: [],
  future: [],
};

export function currentTheme({ themes, current }: Snapshot): NamedTheme {
  return themes[current] ?? (FIRST_STATE.themes[0] as NamedTheme);
}

const snapshotOf = ({ themes, current }: BuilderState): Snapshot => ({ themes, current });

function change(state: BuilderState, next: Snapshot): BuilderState {
  return {
    ...next,
    past: [...state.past, snapshotOf(state)].slice(-MAX_UNDO),
    future: [],
  };
}

const replaceCurrent = (state: BuilderState, theme: NamedTheme): Snapshot => ({
  themes: state.themes.map((each, index) => (index === state.current ? theme : each)),
  current: state.current,
});

function step(
  state: BuilderState,
  from: readonly Snapshot[],
  to: readonly Snapshot[],
): [BuilderState, Snapshot[], Snapshot[]] | undefined {
  const target = from.at(-1);
  return target && [{ ...state, ...target }, from.slice(0, -1), [...to, snapshotOf(state)]];
}

/** Returns the state after an action. What can't be done leaves the state as it is. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  const theme = currentTheme(state);
  switch (action.type) {
    case 'SET':
      return change(
        state,
        replaceCurrent(state, { ...theme, values: action.update(theme.values) }),
      );
    case 'RENAME':
      return change(
        state,
        replaceCurrent(state, { ...theme, name: action.name.trim().slice(0, MAX_NAME) }),
      );
    case 'ADD':
      return state.themes.length < MAX_THEMES
        ? change(state, {
            themes: [...state.themes, action.theme],
            current: state.themes.length,
          })
        : state;
    case 'REMOVE': {
      const themes = state.themes.filter((_theme, index) => index !== state.current);
      return change(state, {
        themes: themes.length > 0 ? themes : FIRST_STATE.themes,
        current: Math.max(0, state.current - 1),
      });
    }
    case 'SELECT':
      return state.themes[action.index] ? { ...state, current: action.index } : state;
    case 'UNDO': {
      const [next, past, future] = step(state, state.past, state.future) ?? [];
      return next && past && future ? { ...next, past, future } : state;
    }
    case 'REDO': {
      const [next, future, past] = step(state, state.future, state.past) ?? [];
      return next && past && future ? { ...next, past, future } : state;
    }
  }
}
