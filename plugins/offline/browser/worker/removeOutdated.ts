import { typeFits } from '@component-docs/kit/shared/typeFits';
import { filesOfPage } from '../../shared/manifest';
import { CACHES, keptAt } from '../kept/keptFiles';
import { languageRoot } from '../paths';

/** How long a file is kept that readers don't need, in ms: 60 days. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/** How many files are kept; the files that were kept longest ago go first. */
const MAX_ENTRIES = 400;

interface KeptEntry {
  path: string;
  /** When it was kept, in ms since 1970. */
  keptAt: number;
}

/**
 * Returns the paths of kept files that are too old or too many.
 *
 * @param now in ms since 1970
 */
export function outdatedPaths(entries: readonly KeptEntry[], now: number): Set<string> {
  const newestFirst = [...entries].sort((a, b) => b.keptAt - a.keptAt);
  return new Set(
    newestFirst
      .filter(({ keptAt }, index) => index >= MAX_ENTRIES || now - keptAt > MAX_AGE_MS)
      .map(({ path }) => path),
  );
}

interface CachedFile extends KeptEntry {
  response: Response;
}

async function filesIn(cache: Cache): Promise<CachedFile[]> {
  const requests = await cache.keys();
  const files = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      const { pathname } = new URL(request.url);
      return response && { path: pathname, keptAt: keptAt(response), response };
    }),
  );
  return files.filter((file) => file !== undefined);
}

async function removePaths(cache: Cache, paths: ReadonlySet<string>): Promise<void> {
  await Promise.all([...paths].map((path) => cache.delete(path, { ignoreVary: true })));
}

/** Removes caches that other forms of this worker have made. */
async function removeUnknownCaches(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  const unknown = names.filter((name) => name.startsWith('docs-') && !known.includes(name));
  await Promise.all(unknown.map((name) => caches.delete(name)));
}

/**
 * Removes responses that aren't of their path's type: the plugin's part of the worker doesn't check the
 * answers that it keeps. A file of the shell is kept again when it is used.
 */
async function removeWrong(): Promise<void> {
  for (const name of (await caches.keys()).filter((each) => /^(?:docs|workbox)-/.test(each))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const entry = await cache.match(request, { ignoreVary: true });
      const { pathname } = new URL(request.url);
      if (entry && !typeFits(pathname, entry.headers.get('content-type'))) {
        await cache.delete(request, { ignoreVary: true });
      }
    }
  }
}

/** Removes outdated pages. Returns the paths of the files that the others name. */
async function removePages(cache: Cache, now: number): Promise<Set<string>> {
  const pages = await filesIn(cache);
  const outdated = outdatedPaths(pages, now);
  await removePaths(cache, outdated);
  const named = new Set<string>();
  for (const { path, response } of pages.filter((page) => !outdated.has(page.path))) {
    const html = await response.text();
    filesOfPage(html, languageRoot(path)).forEach((file) => named.add(file));
  }
  return named;
}

/**
 * Removes visited pages that are outdated, and outdated files that no kept page names. From readers' saved
 * files, removes only files of a wrong type.
 *
 * @param now in ms since 1970
 */
export async function removeOutdated(now: number): Promise<void> {
  try {
    await removeUnknownCaches();
    await removeWrong();
    const named = await removePages(await caches.open(CACHES.pages), now);
    const assets = await caches.open(CACHES.assets);
    const unnamed = (await filesIn(assets)).filter(({ path }) => !named.has(path));
    await removePaths(assets, outdatedPaths(unnamed, now));
  } catch {
    // Without storage, nothing is kept either.
  }
}
