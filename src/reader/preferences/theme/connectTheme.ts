import { replaceAddress } from '../../../lib/routerHistory';
import { clearCookie, setCookie } from '../cookies';
import { COLOR_SCHEMES, colorModeStore, effectiveMode } from './colorModeStore';
import { paintTheme } from './paintTheme';
import { MODES, readTheme, THEME_FORMAT, THEME_KEYS } from './readTheme';
import type { ReaderTheme } from './readTheme';
import { INITIAL_THEME } from './themeState';
import { themeStore } from './themeStore';
import { fromPaletteColors, lookText, toPaletteColors, withoutTheme } from './themeText';

/** The query that the page was opened with; it applies until the reader changes something. */
let search = '';
/** True while the stores follow something other than the reader, which must not be stored. */
let isFollowing = false;

function attempt<Result>(task: () => Result): Result | null {
  try {
    return task();
  } catch {
    // Blocked or full: choices last for this page view.
    return null;
  }
}

function readSources(): ReaderTheme {
  return readTheme({
    keys: THEME_KEYS,
    format: THEME_FORMAT,
    read: (key) => attempt(() => localStorage.getItem(key)),
    cookie: attempt(() => document.cookie) ?? '',
    search,
  });
}

function remember(key: string, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

/** Stores the theme that is shown. A shared theme becomes the reader's own with their first change. */
function rememberAll(): void {
  const { mode, schemes } = colorModeStore.get();
  const theme = themeStore.get();
  const look = lookText(theme);
  remember(THEME_KEYS.mode, mode);
  COLOR_SCHEMES.forEach((name) =>
    remember(THEME_KEYS.scheme + name, schemes[name] === name ? null : schemes[name]),
  );
  remember(THEME_KEYS.look, look === lookText(INITIAL_THEME) ? null : look);
  if (Object.keys(theme.paletteColors).length > 0) {
    setCookie(THEME_KEYS.colors, JSON.stringify(theme.paletteColors));
  } else {
    clearCookie(THEME_KEYS.colors);
  }
  if (search) {
    search = '';
    attempt(() => {
      const { pathname, search: query, hash } = new URL(withoutTheme(location.href));
      replaceAddress(pathname + query + hash);
    });
  }
}

function show(): void {
  const { mode, schemes, systemMode } = colorModeStore.get();
  const { paletteColors, ...look } = themeStore.get();
  const colors = fromPaletteColors(paletteColors);
  paintTheme({ ...look, mode, schemes, colors }, systemMode);
}

/**
 * Restores the reader's direction before the browser paints. Docusaurus sets the direction of the page's
 * language on `<html>` when it hydrates and at each navigation.
 */
function keepDirection(): void {
  const root = document.documentElement;
  new MutationObserver(() => {
    const { direction } = themeStore.get();
    if (root.dir !== direction) {
      root.dir = direction;
    }
  }).observe(root, { attributeFilter: ['dir'] });
}

/** Updates the stores from the stored or shared theme. Keeps the same object for unchanged colors. */
function follow(systemMode = colorModeStore.get().systemMode): void {
  const { mode, schemes, colors, ...look } = readSources();
  const { paletteColors } = themeStore.get();
  const isSame = JSON.stringify(fromPaletteColors(paletteColors)) === JSON.stringify(colors);
  isFollowing = true;
  colorModeStore.set({ mode, schemes, systemMode });
  themeStore.set({
    ...look,
    paletteColors: isSame ? paletteColors : toPaletteColors(colors),
    paletteMode: effectiveMode(colorModeStore.get()),
  });
  isFollowing = false;
  show();
}

/** Returns whether this tab knows the value that another tab stored; null stands for a deleted key. */
function isKnown(key: string | null, value: string | null): boolean {
  if (key === null || value === null) {
    return true;
  }
  if (key === THEME_KEYS.look) {
    return THEME_FORMAT.test(value);
  }
  const names: readonly string[] = key === THEME_KEYS.mode ? MODES : COLOR_SCHEMES;
  return names.includes(value);
}

/**
 * Connects the theme with the browser. Runs once, before the page hydrates: reads the stored or shared
 * theme, applies and stores each change, and follows other tabs and the system.
 */
export function connectTheme(): void {
  search = new URLSearchParams(location.search).has(THEME_KEYS.link) ? location.search : '';
  const isDark = window.matchMedia('(prefers-color-scheme: dark)');
  const systemMode = () => (isDark.matches ? 'dark' : 'light');
  follow(systemMode());
  keepDirection();

  const handleChange = () => {
    if (!isFollowing) {
      show();
      rememberAll();
    }
  };
  colorModeStore.subscribe(() => {
    const paletteMode = effectiveMode(colorModeStore.get());
    if (!isFollowing && paletteMode !== themeStore.get().paletteMode) {
      // The listener of `themeStore` applies and stores the change.
      themeStore.set({ ...themeStore.get(), paletteMode });
    } else {
      handleChange();
    }
  });
  themeStore.subscribe(handleChange);
  isDark.addEventListener('change', () => follow(systemMode()));
  window.addEventListener('storage', ({ key, newValue }) => {
    const isOurs = key === null || [THEME_KEYS.mode, THEME_KEYS.look].some((name) => name === key);
    if ((isOurs || key.startsWith(THEME_KEYS.scheme)) && isKnown(key, newValue)) {
      follow();
    }
  });
}
