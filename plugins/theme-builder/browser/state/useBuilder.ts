import { useCallback, useMemo, useSyncExternalStore, createContext, useContext } from 'react';
import type { StoreProblem } from '@component-docs/kit/browser/createStored';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { withoutDefaults } from '../model/draftTheme';
import type { TokenValue } from '../model/types';
import type { DraftTheme } from '../libraries/types';
import { builderOf } from './builderOf';
import { currentTheme, isFull } from './reduceBuilder';
import type { BuilderAction, BuilderState, NamedTheme, ThemeContent } from './reduceBuilder';
import type { BuilderLibrary } from './useLibrary';

export interface Builder {
  state: BuilderState;
  theme: NamedTheme;
  /** Why changes aren't stored; undefined if they are. */
  problem: StoreProblem | undefined;
  isFull: boolean;
  dispatch: (action: BuilderAction) => void;
  /** Adds a theme, and returns whether there was room for it. */
  add: (theme: ThemeContent) => boolean;
  /** Sets tokens of the current theme by their paths; undefined gives a token its default. */
  set: (changes: Readonly<Record<string, TokenValue | undefined>>) => void;
}

/** Returns an id that no other tab gives. `crypto.randomUUID` would need HTTPS. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-');

/** Holds a reader's themes of a library, which the browser keeps, and other tabs change, too. */
export function useBuilder(library: BuilderLibrary): Builder {
  const { list, view, dispatch } = builderOf(library);
  const kept = useSyncExternalStore(list.subscribe, list.get);
  const own = useSyncExternalStore(view.subscribe, view.get);
  const listProblem = useSyncExternalStore(list.subscribe, list.problem);
  const siteProblem = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.problem);
  const problem = listProblem ?? siteProblem;
  const add = useCallback<Builder['add']>(
    ({ name, values }) => dispatch({ type: 'ADD', theme: { id: newId(), name, values } }),
    [dispatch],
  );
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
    [dispatch, library],
  );
  return useMemo(() => {
    const state = { ...kept, ...own };
    const theme = currentTheme(state);
    return { state, theme, problem, isFull: isFull(state), dispatch, add, set };
  }, [kept, own, problem, dispatch, add, set]);
}

interface BuilderContextValue extends Builder {
  draft: DraftTheme;
}

export const BuilderContext = createContext<BuilderContextValue | null>(null);

/** Returns the builder. Throws outside of it. */
export function useBuilderContext(): BuilderContextValue {
  const builder = useContext(BuilderContext);
  if (!builder) {
    throw new Error('A part of the theme builder is outside of it. Wrap it in BuilderContext.');
  }
  return builder;
}
