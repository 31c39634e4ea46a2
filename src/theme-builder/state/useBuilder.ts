import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { withoutDefaults } from '../model/withoutDefaults';
import type { TokenValue } from '../model/types';
import type { BuilderLibrary } from './useLibrary';
import { parseThemes, printThemes } from './parseThemes';
import { currentTheme, reduceBuilder } from './reduceBuilder';
import type { BuilderAction, BuilderState, NamedTheme } from './types';

/** Where the browser keeps the themes of each library. */
const KEYS = { 'material-ui': 'theme-builder', 'joy-ui': 'theme-builder-joy-ui' } as const;

function readStorage(library: BuilderLibrary): BuilderState {
  try {
    return parseThemes(localStorage.getItem(KEYS[library.product]), library);
  } catch {
    return parseThemes(null, library);
  }
}

function writeStorage(state: BuilderState, { product }: BuilderLibrary): void {
  try {
    localStorage.setItem(KEYS[product], printThemes(state));
  } catch {
    // Storage is blocked or full: the themes last as long as the page.
  }
}

export interface Builder {
  state: BuilderState;
  theme: NamedTheme;
  dispatch: (action: BuilderAction) => void;
  /** Sets tokens of the current theme by their paths; undefined gives a token its default. */
  set: (changes: Readonly<Record<string, TokenValue | undefined>>) => void;
}

/** Holds a reader's themes of a library, which the browser keeps. */
export function useBuilder(library: BuilderLibrary): Builder {
  const [state, dispatch] = useReducer(reduceBuilder, library, readStorage);
  useEffect(() => writeStorage(state, library), [state, library]);
  const theme = currentTheme(state);
  const set = useCallback<Builder['set']>(
    (changes) =>
      dispatch({
        type: 'SET',
        update: (values) =>
          withoutDefaults(
            Object.fromEntries(
              Object.entries({ ...values, ...changes }).filter(
                (entry): entry is [string, TokenValue] => entry[1] !== undefined,
              ),
            ),
            library,
          ),
      }),
    [library],
  );
  return useMemo(() => ({ state, theme, dispatch, set }), [state, theme, set]);
}
