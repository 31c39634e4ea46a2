import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { INITIAL_THEME } from '../../shared/theme/themeState';
import type { ThemeAction, ThemeChange } from '../../shared/theme/themeState';
import { dispatchTheme, themeStore } from './themeStore';
import { setCodeMode, setColorScheme, setMode } from './colorModeStore';

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

/** Resets every choice of theme and mode to its default, and deletes the stored ones. */
export function resetTheme(): void {
  const { paletteMode } = themeStore.get();
  themeStore.set({ ...INITIAL_THEME, paletteMode });
  setMode(null);
  setColorScheme(null);
  setCodeMode(null);
}

/** Limits of the spacing unit in tools, in px. The reducer doesn't enforce them. */
export const MIN_SPACING = 0;
export const MAX_SPACING = 20;

/** Parses a typed spacing unit. Returns null unless it is a whole number within the limits. */
export function parseSpacing(text: string): number | null {
  const spacing = /^\d{1,2}$/.test(text.trim()) ? Number(text) : NaN;
  return spacing >= MIN_SPACING && spacing <= MAX_SPACING ? spacing : null;
}
