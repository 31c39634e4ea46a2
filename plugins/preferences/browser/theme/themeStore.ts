import { createStore } from '@component-docs/kit/browser/createStore';
import { INITIAL_THEME, themeReducer } from '../../shared/theme/themeState';
import type { ThemeAction, ThemeState } from '../../shared/theme/themeState';
import { colorModeStore, effectiveMode, setMode } from './colorModeStore';

/** The reader's theme, shared by the shell and all islands. */
export const themeStore = createStore<ThemeState>(INITIAL_THEME);

/** Changes the theme everywhere, and the reader's mode. Throws an Error for an unknown action. */
export function dispatchTheme(action: ThemeAction): void {
  const next = themeReducer(themeStore.get(), action);
  const isModeChange = next.paletteMode !== themeStore.get().paletteMode;
  themeStore.set(next);
  if (isModeChange && next.paletteMode !== effectiveMode(colorModeStore.get())) {
    setMode(next.paletteMode);
  }
}
