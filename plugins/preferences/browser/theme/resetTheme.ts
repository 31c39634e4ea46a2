import { setCodeMode, setColorScheme, setMode } from './colorModeStore';
import { INITIAL_THEME } from '../../shared/theme/themeState';
import { themeStore } from './themeStore';

/** Resets every choice of theme and mode to its default, and deletes the stored ones. */
export function resetTheme(): void {
  const { paletteMode } = themeStore.get();
  themeStore.set({ ...INITIAL_THEME, paletteMode });
  setMode(null);
  setColorScheme(null);
  setCodeMode(null);
}
