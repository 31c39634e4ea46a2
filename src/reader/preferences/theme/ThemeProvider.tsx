import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ThemeAction, ThemeChange } from './themeState';
import { dispatchTheme } from './themeStore';

type ThemeDispatch = (action: ThemeAction) => void;

const ThemeDispatchContext = createContext<ThemeDispatch>(() => {
  throw new Error('Forgot to wrap component in `ThemeProvider`');
});

/** Lets the components of one React root change the reader's theme; an island brings its own. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeDispatchContext.Provider value={dispatchTheme}>{children}</ThemeDispatchContext.Provider>
  );
}

/** Sends actions to the reader's theme. What it gives throws without a `ThemeProvider`. */
export function useThemeDispatch(): ThemeDispatch {
  return useContext(ThemeDispatchContext);
}

/** A stable function that changes mode, direction, or colors of the theme (behaviours §10). */
export function useChangeTheme(): (change: ThemeChange) => void {
  const dispatch = useThemeDispatch();
  return useCallback((payload) => dispatch({ type: 'CHANGE', payload }), [dispatch]);
}
