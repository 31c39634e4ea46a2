import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ThemeAction, ThemeChange } from '../../shared/theme/themeState';
import { dispatchTheme } from './themeStore';

type ThemeDispatch = (action: ThemeAction) => void;

const ThemeDispatchContext = createContext<ThemeDispatch>(() => {
  throw new Error('Forgot to wrap component in `ThemeProvider`');
});

/** Lets the components of one React root change the reader's theme. Each island has its own provider. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeDispatchContext.Provider value={dispatchTheme}>{children}</ThemeDispatchContext.Provider>
  );
}

/** Returns the function that dispatches theme actions. It throws outside a `ThemeProvider`. */
export function useThemeDispatch(): ThemeDispatch {
  return useContext(ThemeDispatchContext);
}

/** Returns a stable function that changes the mode, direction, or colors of the theme. */
export function useChangeTheme(): (change: ThemeChange) => void {
  const dispatch = useThemeDispatch();
  return useCallback((payload) => dispatch({ type: 'CHANGE', payload }), [dispatch]);
}
