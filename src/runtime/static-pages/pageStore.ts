import { cutPreparedPage, readPreparedPage } from './preparedHtml';
import type { PreparedPage } from './types';

const pages = new Map<string, Promise<PreparedPage>>();

/** The address of the main script, which has a hash: that of this release. */
function mainScript(): string | null | undefined {
  return document.querySelector('script[src*="/main."]')?.getAttribute('src');
}

async function fetchPage(path: string): Promise<PreparedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok) {
    throw new Error(`The page ${path} answered with status ${response.status}.`);
  }
  const html = await response.text();
  const page = cutPreparedPage(html);
  if (page?.permalink !== path) {
    throw new Error(`The answer to ${path} is not that page.`);
  }
  const release = mainScript();
  if (!release || !html.includes(release)) {
    throw new Error(`The page ${path} is of another release than this one.`);
  }
  return page;
}

function readOrFetch(path: string): Promise<PreparedPage> {
  const shown = readPreparedPage(document);
  return shown?.permalink === path ? Promise.resolve(shown) : fetchPage(path);
}

/**
 * Gives a prepared page by its path: from this document, where it came with the server's HTML, or
 * from its own, so that no page holds its content twice. Rejects when the page can't be had, or is of
 * another release; Docusaurus then loads it anew. A page that failed can be asked for again.
 */
export function loadPage(path: string): Promise<PreparedPage> {
  const known = pages.get(path);
  if (known) {
    return known;
  }
  const loading = readOrFetch(path);
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}
