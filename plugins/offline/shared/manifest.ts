import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import { isSharedAsset } from '@component-docs/static-pages/shared/sharedAssets';

/** Size in bytes, and hash of the content. */
export type FileEntry = readonly [bytes: number, hash: string];

/** Files by site path; pages in the form of `pathKey`. */
export type FileTable = Readonly<Record<string, FileEntry>>;

/**
 * The set of files that the pages of all products need, and of pages outside of products. Other sets are
 * named by a product.
 */
export const SHELL_SET = 'shell';

/** The files of one language of a release, as `offline.json` lists them. */
export interface OfflineManifest {
  /** Hash of all files. */
  release: string;
  /** Site path of the main script, which each page of the release names. */
  main: string;
  /** Each file is in one set. */
  sets: Readonly<Record<string, FileTable>>;
}

/** A set of files that a reader can save: the files of a product or of the shell, in a language. */
export type SetKey = `${Language}/${string}`;

/** Returns the name of a set. */
export const setKey = (language: Language, set: string): SetKey => `${language}/${set}`;

/** Splits the name of a set. */
export function partsOfSetKey(key: SetKey): { language: Language; set: string } {
  const language = LANGUAGES.find((name) => key.startsWith(`${name}/`)) ?? LANGUAGES[0];
  return { language, set: key.slice(language.length + 1) };
}

/** Returns the site path of a language's manifest. */
export const manifestPath = (language: Language): string =>
  language === LANGUAGES[0] ? '/offline.json' : `/${language}/offline.json`;

/** Returns the size of files in bytes. */
export function bytesOf(files: FileTable): number {
  return Object.values(files).reduce((sum, [bytes]) => sum + bytes, 0);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is FileEntry =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';

/** Returns whether a value is a table of files. */
export const isFileTable = (value: unknown): value is FileTable =>
  isRecord(value) && Object.values(value).every(isEntry);

/** Parses a manifest. Throws an Error when it isn't one. */
export function parseManifest(text: string): OfflineManifest {
  const value: unknown = JSON.parse(text);
  if (isRecord(value)) {
    const { release, main, sets } = value;
    if (
      typeof release === 'string' &&
      typeof main === 'string' &&
      isRecord(sets) &&
      Object.values(sets).every(isFileTable)
    ) {
      return { release, main, sets: sets as Record<string, FileTable> };
    }
  }
  throw new Error('offline.json is not a list of files.');
}

/**
 * Paths of assets and images, in attributes, inline styles, and the properties of islands. The latter are
 * without the root of the language. Social cards are left out: only other sites show them.
 */
const NAMED = /["'=(\s](\/(?:[a-z]{2}\/)?(?:assets\/(?!cards\/)|img\/)[^\s"'<>()\\?#&]+)/g;
/** Files of chunks in the page's table, which the bundler's runtime completes. */
const CHUNK = /"(assets\/js\/[^"]+\.js)"/g;

/**
 * Returns the site paths of the files that a page's HTML names.
 *
 * @param root root of the page's language: `/` or `/zh/`
 */
export function filesOfPage(html: string, root: string): string[] {
  const named = [...html.matchAll(NAMED)].map(([, path = '']) =>
    path.startsWith(root) || isSharedAsset(path) ? path : root + path.slice(1),
  );
  const chunks = [...html.matchAll(CHUNK)].map(([, path = '']) => root + path);
  return [...new Set([...named, ...chunks])];
}
