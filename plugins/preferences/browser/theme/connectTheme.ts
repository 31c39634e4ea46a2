import { replaceAddress } from '@component-docs/kit/browser/routerHistory';
import { COLOR_MODES } from '../../shared/colorModes';
import { clearCookie, setCookie } from '../cookies';
import { paintTheme } from '../../shared/theme/paintTheme';
import { MODES, readTheme, THEME_FORMAT, THEME_KEYS } from '../../shared/theme/readTheme';
import type { ReaderTheme } from '../../shared/theme/readTheme';
import { INITIAL_THEME } from '../../shared/theme/themeState';
import {
  fromPaletteColors,
  lookText,
  toPaletteColors,
  withoutTheme,
} from '../../shared/theme/themeText';
import { colorModeStore, effectiveMode, setColorScheme } from './colorModeStore';
import { mergeChange } from './mergeChange';
import { themeStore } from './themeStore';

/** Written to local storage, with the time, when the colors' cookie has changed: this notifies other tabs. */
const COLORS_CHANGED = 'docs-colors-changed';

/** Chromium may tell a tab of another tab's change before it can read the cookie; then it looks again. */
const COOKIE_DELAY_MS = 500;

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

function isSame(a: ReaderTheme['colors'], b: ReaderTheme['colors']): boolean {
  return a.primary === b.primary && a.secondary === b.secondary;
}

function remember(key: string, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

/** Returns this tab's theme in the form that is stored. */
function ownTheme(): ReaderTheme {
  const { mode, schemes, code } = colorModeStore.get();
  const { direction, dense, spacing, paletteColors } = themeStore.get();
  return {
    mode,
    schemes,
    code,
    direction,
    dense,
    spacing,
    colors: fromPaletteColors(paletteColors),
  };
}

/** Stores colors in their cookie. Other tabs get events for changes of the storage only. */
function rememberColors(colors: ReaderTheme['colors']): void {
  if (Object.keys(colors).length > 0) {
    setCookie(THEME_KEYS.colors, JSON.stringify(toPaletteColors(colors)));
    remember(COLORS_CHANGED, String(Date.now()));
  } else {
    clearCookie(THEME_KEYS.colors);
    remember(COLORS_CHANGED, null);
  }
}

/**
 * Stores only the parts that the reader has changed since this tab's earlier theme; a later version of the
 * site may have stored the other parts. A shared theme becomes the reader's own as a whole with their first
 * change.
 */
function rememberChange(before: ReaderTheme): void {
  const stored = readSources();
  const theme = search ? ownTheme() : mergeChange(stored, before, ownTheme());
  const look = lookText(theme);
  if (search || theme.mode !== stored.mode) {
    remember(THEME_KEYS.mode, theme.mode);
  }
  if (theme.code !== stored.code) {
    remember(THEME_KEYS.code, theme.code);
  }
  COLOR_MODES.filter((name) => search || theme.schemes[name] !== stored.schemes[name]).forEach(
    (name) =>
      remember(THEME_KEYS.scheme + name, theme.schemes[name] === name ? null : theme.schemes[name]),
  );
  if (search || look !== lookText(stored)) {
    remember(THEME_KEYS.look, look === lookText(INITIAL_THEME) ? null : look);
  }
  if (search || !isSame(theme.colors, stored.colors)) {
    rememberColors(theme.colors);
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
  paintTheme(ownTheme(), colorModeStore.get().systemMode);
}

/** Restores the reader's direction: Docusaurus sets the language's own at each navigation. */
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
  const { mode, schemes, code, colors, ...look } = readSources();
  const { paletteColors } = themeStore.get();
  isFollowing = true;
  colorModeStore.set({ mode, schemes, code, systemMode });
  themeStore.set({
    ...look,
    paletteColors: isSame(fromPaletteColors(paletteColors), colors)
      ? paletteColors
      : toPaletteColors(colors),
    paletteMode: effectiveMode(colorModeStore.get()),
  });
  isFollowing = false;
  show();
}

/** Chooses the stored color schemes; others, such as another app's on this host, are reported. */
function chooseStoredSchemes(): void {
  COLOR_MODES.forEach((mode) => {
    const name = attempt(() => localStorage.getItem(THEME_KEYS.scheme + mode));
    if (name !== null) {
      setColorScheme({ [mode]: name });
    }
  });
}

/** Returns whether this tab knows the value that another tab stored; null stands for a deleted key. */
function isKnown(key: string | null, value: string | null): boolean {
  if (key === null || value === null || key === COLORS_CHANGED) {
    return true;
  }
  if (key === THEME_KEYS.look) {
    return THEME_FORMAT.test(value);
  }
  const names: readonly string[] = key === THEME_KEYS.mode ? MODES : COLOR_MODES;
  return names.includes(value);
}

/** Applies and stores each change of the theme; follows other tabs and the system. Runs once. */
export function connectTheme(): void {
  search = new URLSearchParams(location.search).has(THEME_KEYS.link) ? location.search : '';
  const isDark = window.matchMedia('(prefers-color-scheme: dark)');
  const systemMode = () => (isDark.matches ? 'dark' : 'light');
  follow(systemMode());
  chooseStoredSchemes();
  keepDirection();

  let known = ownTheme();
  const handleChange = () => {
    const before = known;
    known = ownTheme();
    if (!isFollowing) {
      show();
      rememberChange(before);
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
    const isScheme = key?.startsWith(THEME_KEYS.scheme) ?? false;
    const isOurs =
      key === null ||
      [THEME_KEYS.mode, THEME_KEYS.code, THEME_KEYS.look, COLORS_CHANGED].some(
        (name) => name === key,
      );
    if ((isOurs || isScheme) && isKnown(key, newValue)) {
      follow();
    }
    if (isScheme) {
      chooseStoredSchemes();
    }
    if (key === COLORS_CHANGED) {
      setTimeout(() => follow(), COOKIE_DELAY_MS);
    }
  });
}
