import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { pathKey, PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '../../shared/pages';
import { loadStyleSheets, parseHtml } from './syncHead';

/** The path of our main script, as the bundler names it, with and without a hash. Others are on other hosts. */
const MAIN = /^\/(?:[\w-]+\/)*main\.(?:([\da-f]+)\.)?js$/;

/** The script that identifies a release. */
interface MainScript {
  src: string;
  /** Empty in development. */
  hash: string;
}

/**
 * Returns this site's main script; undefined in a document without it. Extensions add scripts with the same
 * file name to a page.
 */
export function mainScript(page: Document = document): MainScript | undefined {
  for (const script of page.querySelectorAll('script[src]')) {
    const found = MAIN.exec(script.getAttribute('src') ?? '');
    if (found) {
      return { src: found[0], hash: found[1] ?? '' };
    }
  }
  return undefined;
}

/** The parts of a page's HTML that are put into a document that shows another page. */
export interface PageParts {
  /** Inner HTML of `<head>`. */
  head: string;
  /** Inner HTML of the content element. */
  content: string;
  /** `class` of `<html>`. */
  htmlClass: string;
}

const HEAD = /<head>(.*?)<\/head>/s;
const CONTENT = new RegExp(
  `<div ${PAGE_ATTRIBUTE}[^>]*>(.*)</div><template ${PAGE_END_ATTRIBUTE}`,
  's',
);
const HTML_TAG = /<html\b[^>]*>/;
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/;

/** Returns the inner HTML of `<head>`, also of a page that hasn't arrived completely. */
export function cutHead(html: string): string | undefined {
  return HEAD.exec(html)?.[1];
}

/**
 * Cuts a page out of its HTML without parsing the document, which the browser would otherwise do
 * twice: once here, once when the content is shown.
 *
 * @returns undefined for HTML that isn't a page of this site
 */
export function cutPage(html: string): PageParts | undefined {
  const head = cutHead(html);
  const content = CONTENT.exec(html)?.[1];
  const [, quoted, bare] = CLASS.exec(HTML_TAG.exec(html)?.[0] ?? '') ?? [];
  return head === undefined || content === undefined
    ? undefined
    : { head, content, htmlClass: quoted ?? bare ?? '' };
}

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
        void loadStyleSheets(parseHtml(head));
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
