import { cutPage } from './cutPage';
import type { PageParts } from './cutPage';
import { pathKey } from './pathKey';

/** How long a page may take, in ms. */
const TIMEOUT_MS = 20_000;

/** Address of the main script, whose hash identifies the release. */
function mainScript(): string | null | undefined {
  return document.querySelector('script[src*="/main."]')?.getAttribute('src');
}

/**
 * Fetches a page of this site.
 *
 * Rejects when the page can't be fetched, is missing, leads somewhere else, or belongs to another
 * release than the document: only a full load can show it then.
 */
export async function fetchPage(path: string, signal?: AbortSignal): Promise<PageParts> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const abort = () => timeout.abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(path, {
      headers: { accept: 'text/html' },
      signal: timeout.signal,
    });
    if (!response.ok) {
      throw new Error(`The page ${path} answered with status ${response.status}.`);
    }
    if (response.url && pathKey(new URL(response.url).pathname) !== pathKey(path)) {
      throw new Error(`The page ${path} leads to ${response.url}.`);
    }
    const html = await response.text();
    const page = cutPage(html);
    const release = mainScript();
    if (!page || !release || !html.includes(release)) {
      throw new Error(`The page ${path} isn't a page of this release.`);
    }
    return page;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
