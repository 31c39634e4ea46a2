import { createStore } from '@component-docs/kit/browser/createStore';
import { COLOR_MODES } from '../../shared/colorModes';
import type { ColorMode } from '../../shared/colorModes';
import type { ModeChoice, ReaderTheme } from '../../shared/theme/readTheme';

/** The mode that applies before the reader chooses. */
export const DEFAULT_MODE: ModeChoice = 'system';
const DEFAULT_SCHEMES: ReaderTheme['schemes'] = { light: 'light', dark: 'dark' };

interface ColorModeState {
  /** The reader's choice; null until one is made. */
  mode: ModeChoice | null;
  systemMode: ColorMode;
  schemes: ReaderTheme['schemes'];
  code: ReaderTheme['code'];
}

export const colorModeStore = createStore<ColorModeState>({
  mode: null,
  systemMode: 'light',
  schemes: DEFAULT_SCHEMES,
  code: null,
});

/** Returns the mode that is shown: the reader's, or the system's unless they chose light or dark. */
export function effectiveMode({ mode, systemMode }: ColorModeState): ColorMode {
  return mode === 'light' || mode === 'dark' ? mode : systemMode;
}

/** Sets the mode; null resets it to the default. Does nothing if the mode is already set. */
export function setMode(mode: ModeChoice | null): void {
  const state = colorModeStore.get();
  if (mode !== state.mode) {
    colorModeStore.set({ ...state, mode });
  }
}

/** Keeps code dark in light mode; null resets it to the mode of the page. */
export function setCodeMode(code: ReaderTheme['code']): void {
  const state = colorModeStore.get();
  if (code !== state.code) {
    colorModeStore.set({ ...state, code });
  }
}

function isScheme(name: string): name is ColorMode {
  return COLOR_MODES.some((scheme) => scheme === name);
}

/**
 * Sets color schemes by name: a string for the mode that is shown, an object for either mode, null for
 * the defaults. A name that the theme doesn't have logs an error and changes nothing.
 */
export function setColorScheme(value: string | Partial<Record<ColorMode, string>> | null): void {
  const state = colorModeStore.get();
  const chosen = typeof value === 'string' ? { [effectiveMode(state)]: value } : (value ?? {});
  const unknown = Object.values(chosen).find((name) => !isScheme(name));
  if (unknown !== undefined) {
    console.error(`"${unknown}" does not exist in \`theme.colorSchemes\`.`);
    return;
  }
  const schemes = value === null ? DEFAULT_SCHEMES : { ...state.schemes, ...chosen };
  if (schemes.light !== state.schemes.light || schemes.dark !== state.schemes.dark) {
    colorModeStore.set({ ...state, schemes: schemes as ReaderTheme['schemes'] });
  }
}
