import { READER_THEME_KEY } from './readerThemeKey';

/** A theme of Material UI that a reader has made in the theme builder. */
export interface ReaderTheme {
  /** Options of `createTheme`: plain values, which the builder has parsed. */
  readonly options: object;
  /** The module that exports it, for projects: `src/theme.ts`. */
  readonly code: string;
  /** Whether demos, playgrounds, and templates are shown in it. */
  readonly isUsed: boolean;
}

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
    return parseReaderTheme(localStorage.getItem(READER_THEME_KEY));
  } catch {
    return undefined;
  }
}
