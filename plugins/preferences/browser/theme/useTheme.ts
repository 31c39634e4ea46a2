import { useSyncExternalStore } from 'react';
import type { ColorMode } from '../../shared/colorModes';
import type { ModeChoice, ReaderTheme } from '../../shared/theme/readTheme';
import { INITIAL_THEME } from '../../shared/theme/themeState';
import type { ThemeState } from '../../shared/theme/themeState';
import { colorModeStore, DEFAULT_MODE } from './colorModeStore';
import { themeStore } from './themeStore';

/** Returns a member of the theme (not a new object), or of the initial one while hydrating. */
export function useThemeState<Part>(select: (state: ThemeState) => Part): Part {
  return useSyncExternalStore(
    themeStore.subscribe,
    () => select(themeStore.get()),
    () => select(INITIAL_THEME),
  );
}

const getMode = () => colorModeStore.get().mode ?? DEFAULT_MODE;
const getSystemMode = () => colorModeStore.get().systemMode;
const getCodeMode = () => colorModeStore.get().code;
const getServerMode = () => null;

/** Returns the reader's choice of mode and the system's mode; both null on the server and while hydrating. */
export function useModeChoice(): { mode: ModeChoice | null; systemMode: ColorMode | null } {
  return {
    mode: useSyncExternalStore<ModeChoice | null>(colorModeStore.subscribe, getMode, getServerMode),
    systemMode: useSyncExternalStore<ColorMode | null>(
      colorModeStore.subscribe,
      getSystemMode,
      getServerMode,
    ),
  };
}

/** Returns whether the reader keeps code dark in light mode; null on the server and while hydrating. */
export function useCodeMode(): ReaderTheme['code'] {
  return useSyncExternalStore(colorModeStore.subscribe, getCodeMode, getServerMode);
}
