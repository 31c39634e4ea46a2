import { PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '../../shared/pages/markers';

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
