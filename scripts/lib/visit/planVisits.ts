import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFolder, treesFile } from '@component-docs/demos/node/accessibilityTrees';
import { changedPages, pageSources, withTranslations } from '../check/pageSources';
import { isListed, pageOfFile, parseAddress } from '../sitePages';
import { didYouMean } from '../nearest';

/** How many of the changed pages are visited at most; of more, every second, third, and so on. */
const MOST_CHANGED = 60;

/**
 * Returns the kind of a built page: pages with the same classes and the same parts that run in the
 * browser look and behave alike, except for their content.
 */
function kindOf(html: string): string {
  const [, tag = ''] = /^[^<]*<!doctype html><html([^>]*)>/i.exec(html) ?? [];
  const modules = html.matchAll(/ data-island-module="?([\w-]+)/g);
  const isReference = /docs-doc-id-[\w/]*api\//.test(tag) ? 'api' : '';
  return [
    tag.replace(/ docs-doc-id-[^" ]+/, ''),
    isReference,
    ...[...new Set([...modules].map(([, name = '']) => name))].sort(),
  ].join(' ');
}

/** Returns the paths of the pages that changed files belong to, and of their translations. */
function touchedPages(root: string, changed: readonly string[]): Set<string> {
  const files = ['docs', 'i18n'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  );
  const sources = pageSources(files.filter((file) => file.endsWith('.mdx')));
  const withTrees = sources.flatMap(({ path: page }) => {
    const folder = pageFolder(page);
    return folder !== undefined && changed.includes(treesFile(folder)) ? [page] : [];
  });
  return new Set(withTranslations([...changedPages(changed, sources), ...withTrees], sources));
}

/**
 * Returns the paths of the built pages to visit: the first page of each kind, and the pages that changed
 * files belong to. Reads at once: test runners list tests before any asynchronous code runs.
 *
 * @param changed files of the repository, relative to its root; `all` visits every page
 */
export function planVisits(
  root: string,
  siteFolder: string,
  changed: readonly string[] | 'all',
): string[] {
  const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({ name, html: readFileSync(path.join(siteFolder, name), 'utf8') }))
    .filter(({ name, html }) => isListed(name, html))
    .map(({ name, html }) => ({ path: pageOfFile(name).path, kind: kindOf(html) }));
  if (changed === 'all') {
    return pages.map((page) => page.path);
  }
  const touched = touchedPages(root, changed);
  const own = pages.filter((page) => touched.has(page.path));
  const step = Math.ceil(own.length / MOST_CHANGED);
  const firsts = new Map([...pages].reverse().map((page) => [page.kind, page]));
  const chosen = new Set([...firsts.values(), ...own.filter((_, index) => index % step === 0)]);
  return pages.filter((page) => chosen.has(page)).map((page) => page.path);
}

/**
 * Returns the English paths of the pages with these names, or of all pages, without pages that can't have
 * demos: pages of the API, and of no product.
 *
 * @param names paths as somebody types them, with or without slashes around them; none for all pages
 * @param paths the paths of the built site's pages
 * @throws if the built site has no page of a name, with the most similar ones
 */
export function chooseDemoPages(names: readonly string[], paths: readonly string[]): string[] {
  const pages = [...new Set(paths.map((path) => parseAddress(path).englishPath))].filter(
    (path) => pageFolder(path) !== undefined && !path.includes('/api/'),
  );
  const chosen = names.map((name) => parseAddress(`/${name.replace(/^\/|\/$/g, '')}`).englishPath);
  const unknown = chosen.filter((path) => !pages.includes(path));
  if (unknown.length > 0) {
    throw new Error(
      unknown
        .map((path) => `The built site has no page ${path} of a product.${didYouMean(path, pages)}`)
        .join('\n'),
    );
  }
  return names.length > 0 ? [...new Set(chosen)] : pages;
}
