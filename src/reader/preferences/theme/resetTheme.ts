import { setColorScheme, setMode } from './colorModeStore';
import { INITIAL_THEME } from './themeState';
import { themeStore } from './themeStore';

/** Every choice of theme and mode goes back to its default, and is forgotten. */
export function resetTheme(): void {
  const { paletteMode } = themeStore.get();
  themeStore.set({ ...INITIAL_THEME, paletteMode });
  setMode(null);
  setColorScheme(null);
}
