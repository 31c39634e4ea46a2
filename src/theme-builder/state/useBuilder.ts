import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { withoutDefaults } from '../model/withoutDefaults';
import type { TokenValue } from '../model/types';
import { tokenAt } from '../components';
import { parseThemes, printThemes } from './parseThemes';
import { currentTheme, reduceBuilder } from './reduceBuilder';
import type { BuilderAction, BuilderState, NamedTheme } from './types';

const KEY = 'theme-builder';

function readStorage(): BuilderState {
  try {
    return parseThemes(localStorage.getItem(KEY), tokenAt);
  } catch {
    return parseThemes(null, tokenAt);
  }
}

function writeStorage(state: BuilderState): void {
  try {
    localStorage.setItem(KEY, printThemes(state));
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

/** Holds a reader's themes, which the browser keeps. */
export function useBuilder(): Builder {
  const [state, dispatch] = useReducer(reduceBuilder, undefined, readStorage);
  useEffect(() => writeStorage(state), [state]);
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
            tokenAt,
          ),
      }),
    [],
  );
  return useMemo(() => ({ state, theme, dispatch, set }), [state, theme, set]);
}
