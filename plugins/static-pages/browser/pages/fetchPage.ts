import { fetchInTime } from '../../../kit/browser/fetchInTime';
import { mainScript } from '../mainScript';
import { cutPage } from './cutPage';
import type { PageParts } from './cutPage';
import { pathKey } from '../../shared/pages/pathKey';
import { readHtml } from './readHtml';
import { loadStyleSheets, parseHead } from './syncHead';

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
