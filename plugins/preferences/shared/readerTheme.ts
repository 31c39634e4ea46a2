import { isCssPart } from '@component-docs/kit/shared/isCssPart';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { READER_THEME_KEY } from './readerThemeKey';

/** A theme that a reader has made in the theme builder. */
export interface ReaderTheme {
  /** Options of the function that creates a theme: plain values; no text in them ends a CSS declaration. */
  readonly options: object;
  /** The module that exports it, for projects: `src/theme.ts`. */
  readonly code: string;
  /** Whether demos, playgrounds, and templates are shown in it. */
  readonly isUsed: boolean;
}

/** The reader's theme of each product. */
export type ReaderThemes = Readonly<Partial<Record<ThemedProduct, ReaderTheme>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns options without keys and texts that would add rules of their own to style sheets. */
function parseOptions(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => typeof item !== 'string' || isCssPart(item)).map(parseOptions);
  }
  if (!isRecord(value)) {
    return value;
  }
  const kept = Object.entries(value).filter(
    ([key, item]) =>
      key !== '__proto__' && isCssPart(key) && (typeof item !== 'string' || isCssPart(item)),
  );
  return Object.fromEntries(kept.map(([key, item]) => [key, parseOptions(item)]));
}

function parseTheme(json: unknown): ReaderTheme | undefined {
  const { options, code, isUsed } = isRecord(json) ? json : {};
  return isRecord(options) && typeof code === 'string'
    ? { options: parseOptions(options) as object, code, isUsed: isUsed === true }
    : undefined;
}

/** Parses a reader's themes from the browser's storage. Leaves out values that aren't themes. */
export function parseReaderThemes(text: string | null): ReaderThemes {
  try {
    const json: unknown = JSON.parse(text ?? '');
    const themes = Object.entries(isRecord(json) ? json : {}).flatMap(([product, value]) => {
      const theme = parseTheme(value);
      return theme ? [[product, theme]] : [];
    });
    return Object.fromEntries(themes) as ReaderThemes;
  } catch {
    return {};
  }
}

/** Reads the reader's themes; none where storage is blocked, and on the server. */
export function readReaderThemes(): ReaderThemes {
  try {
    return parseReaderThemes(localStorage.getItem(READER_THEME_KEY));
  } catch {
    return {};
  }
}
