import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { mainScript } from '../mainScript';
import { cutPage, cutHead } from './cutPage';
import type { PageParts } from './cutPage';
import { pathKey } from '../../shared/pages/pathKey';
import { loadStyleSheets, parseHead } from './syncHead';

/**
 * Reads a page of this site.
 *
 * @param onHead receives the inner HTML of its head as soon as that has arrived, while the rest is on
 *   its way; not called in browsers without streams, nor for HTML without a head
 * @returns all of its HTML
 *
 * Rejects when the response breaks off.
 */
export async function readHtml(
  response: Response,
  onHead: (head: string) => void,
): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) {
    return response.text();
  }
  const decoder = new TextDecoder();
  let html = '';
  let hasHead = false;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += decoder.decode(part.value, { stream: true });
    const head = hasHead ? undefined : cutHead(html);
    if (head !== undefined) {
      hasHead = true;
      onHead(head);
    }
  }
  return html + decoder.decode();
}

/**
 * Fetches a page of this site. Its style sheets load while the rest of it is on its way.
 *
 * Rejects when the page can't be fetched, is missing, leads somewhere else, or belongs to another
 * release than the document: only a full load can show it then.
 */
export function fetchPage(path: string): Promise<PageParts> {
  const read = async (response: Response) => {
    if (!response.ok) {
      throw new Error(`The page ${path} answered with status ${response.status}.`);
    }
    if (response.url && pathKey(new URL(response.url).pathname) !== pathKey(path)) {
      throw new Error(`The page ${path} leads to ${response.url}.`);
    }
    const release = mainScript()?.src;
    const isOfRelease = (head: string) => Boolean(release && head.includes(release));
    const html = await readHtml(response, (head) => {
      if (isOfRelease(head)) {
        void loadStyleSheets(parseHead(head));
      }
    });
    const page = cutPage(html);
    if (!page || !isOfRelease(page.head)) {
      throw new Error(`The page ${path} isn't a page of this release.`);
    }
    return page;
  };
  return fetchInTime(path, read, { headers: { accept: 'text/html' } });
}
