import { createStore } from '../../lib/createStore';

/** A theme of Material UI that a reader has made in the theme builder. */
export interface ReaderTheme {
  /** Options of `createTheme`: plain values, which the builder has parsed. */
  readonly options: object;
  /** The module that exports it, for projects: `src/theme.ts`. */
  readonly code: string;
  /** Whether demos, playgrounds, and templates are shown in it. */
  readonly isUsed: boolean;
}

const KEY = 'reader-theme';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses a reader's theme from the browser's storage; undefined for anything else. */
export function parseReaderTheme(text: string | null): ReaderTheme | undefined {
  try {
    const json: unknown = JSON.parse(text ?? '');
    const { options, code, isUsed } = isRecord(json) ? json : {};
    return isRecord(options) && typeof code === 'string'
      ? { options, code, isUsed: isUsed === true }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the reader's theme; undefined without one, where storage is blocked, and on the server. */
export function readReaderTheme(): ReaderTheme | undefined {
  try {
    return parseReaderTheme(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** The reader's theme, in all roots of the page. It follows changes in other tabs and frames. */
export const readerThemeStore = createStore(readReaderTheme());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) {
      readerThemeStore.set(parseReaderTheme(newValue));
    }
  });
}

/** Changes the reader's theme here, and in other tabs and frames. */
export function storeReaderTheme(theme: ReaderTheme): void {
  readerThemeStore.set(theme);
  try {
    localStorage.setItem(KEY, JSON.stringify(theme));
  } catch {
    // Storage is blocked or full: the theme lasts as long as the page.
  }
}
