import type { PageSummary, PreparedPage } from './types';

/** Marks the element that holds a page's content and, as JSON in a script, its summary. */
const CONTENT_ATTRIBUTE = 'data-prepared-page';
export const SUMMARY_TYPE = 'application/json';

/** Comes right after that element, so that its end can be found in a text. */
const END_ATTRIBUTE = 'data-prepared-end';

/** A page's summary as the text of a script: no `<` can end it. */
export function printSummary({
  slug,
  title,
  description,
  permalink,
  toc,
  previous,
  next,
}: PageSummary): string {
  const summary: PageSummary = { slug, title, description, permalink, toc, previous, next };
  return JSON.stringify(summary).replaceAll('<', '\\u003c');
}

const pageOf = (summary: string, html: string): PreparedPage => ({
  ...(JSON.parse(summary) as PageSummary),
  html,
});

/** The prepared page that a document shows; undefined if it shows none. */
export function readPreparedPage(document: ParentNode): PreparedPage | undefined {
  const content = document.querySelector(`[${CONTENT_ATTRIBUTE}]`);
  const summary = content?.querySelector(`script[type="${SUMMARY_TYPE}"]`)?.textContent;
  return content && summary ? pageOf(summary, content.innerHTML) : undefined;
}

const CONTENT = new RegExp(
  `<div ${CONTENT_ATTRIBUTE}[^>]*>(.*)</div><template ${END_ATTRIBUTE}`,
  's',
);
const SUMMARY = new RegExp(`<script type="?${SUMMARY_TYPE}"?>(.*?)</script>`, 's');

/**
 * The prepared page in the HTML of a page of this site; undefined if there is none. The content is cut
 * out as it stands: the browser parses it when it is shown, and would do so twice, and with the whole
 * document around it, if that were parsed first.
 */
export function cutPreparedPage(documentHtml: string): PreparedPage | undefined {
  const html = CONTENT.exec(documentHtml)?.[1];
  const summary = html && SUMMARY.exec(html)?.[1];
  return summary ? pageOf(summary, html) : undefined;
}
