import { translationOf } from '@component-docs/translation-drift/node/translations';
import { LOCK_FILE } from '@component-docs/page-tree/node/written-pages/pageLock';
import type { PageAddress } from '../parseAddress';
import { newPlace, linesWith, withLinksTo, withNewAddress } from './pageFiles';
import { withRedirect, itemsOf, withoutItems, keptRecord } from './editFiles';

/** Texts of the site by their paths from its root. */
type Texts = ReadonlyMap<string, string>;

/** The changes of files. */
export interface Changes {
  /** New places of files, by their places now. */
  moved: ReadonlyMap<string, string>;
  removed: readonly string[];
  /** New texts, by the files' places now. */
  edited: Texts;
}

const REDIRECTS = 'content/hosting/redirects.ts';
const COUNTERPARTS = 'content/counterparts.json';
const TREES = 'content/navigation/';

/** Keeps the records of translations whose English pages only got other links. */
async function withRecords(texts: Texts, edited: Map<string, string>): Promise<Texts> {
  for (const file of texts.keys()) {
    const translation = translationOf(file);
    const before = translation && texts.get(translation.source);
    const after = translation && edited.get(translation.source);
    const record = translation && texts.get(translation.record);
    if (before !== undefined && after !== undefined && record !== undefined) {
      const { source, record: name } = translation as NonNullable<typeof translation>;
      const kept = await keptRecord({ file: name, text: record }, { file: source, before, after });
      edited.set(name, kept);
    }
  }
  return edited;
}

function editEach(texts: Texts, edit: (text: string, file: string) => string): Map<string, string> {
  const edited = new Map<string, string>();
  texts.forEach((text, file) => {
    const next = edit(text, file);
    if (next !== text) {
      edited.set(file, next);
    }
  });
  return edited;
}

/**
 * Plans a page's move to another address: its files, every text that names it, and a redirect.
 *
 * @param files all files of the page
 */
export async function planRename(
  texts: Texts,
  files: readonly string[],
  from: PageAddress,
  to: PageAddress,
): Promise<Changes> {
  const edited = editEach(texts, (text, file) => {
    const next = withNewAddress(text, from, to);
    return file === REDIRECTS ? withRedirect(next, from.path, to.path) : next;
  });
  return {
    moved: new Map(files.map((file) => [file, newPlace(file, from, to)])),
    removed: [],
    edited: await withRecords(texts, edited),
  };
}

const withoutLines = (text: string, line: string) =>
  text
    .split('\n')
    .filter((other) => other.trim() !== line)
    .join('\n');

/** Returns the rows of counterparts without a page, and without rows that it leaves empty. */
function withoutCounterpart(text: string, page: string): string {
  const rows = JSON.parse(text) as Record<string, string>[];
  const kept = rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([path]) => path !== page)))
    .filter((row) => Object.keys(row).length > 0);
  return JSON.stringify(kept, null, 2);
}

/** Returns JSON without the keys of a page, in any of its objects. */
function withoutKeys(text: string, { path, folder }: PageAddress): string {
  const value = JSON.parse(text) as unknown;
  return JSON.stringify(
    value,
    (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).filter(([key]) => key !== path && key !== folder))
        : part,
    2,
  );
}

/**
 * Plans to remove a page: its files, its items in trees and lists, and with a redirect all links to it.
 *
 * Throws, with each place, when other pages link to it and it has no redirect, or when pages are below it in a tree.
 *
 * @param redirect site path of the page that takes its place
 */
export async function planRemoval(
  texts: Texts,
  files: readonly string[],
  page: PageAddress,
  redirect?: string,
): Promise<Changes> {
  const own = new Set(files);
  const others = new Map([...texts].filter(([file]) => !own.has(file)));
  const parents = [...others].filter(
    ([file, text]) =>
      file.startsWith(TREES) && itemsOf(text, page.path).some(({ hasChildren }) => hasChildren),
  );
  if (parents.length > 0) {
    throw new Error(
      `${parents.map(([file]) => file).join(', ')}: other pages are below ${page.path}. Move their items first. Nothing was changed.`,
    );
  }
  const edited = editEach(others, (text, file) => {
    if (file === LOCK_FILE) {
      return withoutLines(text, page.path);
    }
    if (file === COUNTERPARTS) {
      return text.includes(`"${page.path}"`) ? withoutCounterpart(text, page.path) : text;
    }
    if (file.startsWith('content/playgrounds/') || file.endsWith('/page-tree.json')) {
      const isNamed = text.includes(`"${page.path}"`) || text.includes(`"${page.folder}"`);
      return isNamed && file.endsWith('.json') ? withoutKeys(text, page) : text;
    }
    const rest = file.startsWith(TREES) ? withoutItems(text, page.path) : text;
    const linked = redirect === undefined ? rest : withLinksTo(rest, page.path, redirect);
    return file === REDIRECTS && redirect !== undefined
      ? withRedirect(linked, page.path, redirect)
      : linked;
  });
  const left = [...others].flatMap(([file, text]) =>
    redirect === undefined
      ? linesWith(edited.get(file) ?? text, page.path).map((line) => `${file}:${line}`)
      : [],
  );
  if (left.length > 0) {
    throw new Error(
      `${left.length} places name ${page.path}: ${left.join(', ')}. Correct them, or pass the page that takes its place: --redirect <path>. Nothing was changed.`,
    );
  }
  return { moved: new Map(), removed: files, edited: await withRecords(others, edited) };
}
