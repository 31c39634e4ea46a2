import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/createStore';
import { colorModeStore, effectiveMode, setMode } from './colorModeStore';
import { INITIAL_THEME, themeReducer } from './themeState';
import type { ThemeAction, ThemeState } from './themeState';

/** The reader's theme, for the shell and every island alike. */
export const themeStore = createStore<ThemeState>(INITIAL_THEME);

/**
 * Changes the theme everywhere; a change of its mode is the reader's choice of mode. Throws an Error
 * for an unknown action.
 */
export function dispatchTheme(action: ThemeAction): void {
  const next = themeReducer(themeStore.get(), action);
  const isModeChange = next.paletteMode !== themeStore.get().paletteMode;
  themeStore.set(next);
  if (isModeChange && next.paletteMode !== effectiveMode(colorModeStore.get())) {
    setMode(next.paletteMode);
  }
}

/**
 * A part of the reader's theme; of the initial theme on the server and while hydrating. `select`
 * must give the same value for the same state: a member, not a new object.
 */
export function useThemeState<Part>(select: (state: ThemeState) => Part): Part {
  return useSyncExternalStore(
    themeStore.subscribe,
    () => select(themeStore.get()),
    () => select(INITIAL_THEME),
  );
}
