import type { PageSummary, PreparedPage } from './types';

/** Marks the element that holds a page's content and, as JSON in a script, its summary. */
export const CONTENT_ATTRIBUTE = 'data-prepared-page';
export const SUMMARY_TYPE = 'application/json';

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

/** The prepared page that a document shows; undefined if it shows none. */
export function readPreparedPage(document: ParentNode): PreparedPage | undefined {
  const content = document.querySelector(`[${CONTENT_ATTRIBUTE}]`);
  const summary = content?.querySelector(`script[type="${SUMMARY_TYPE}"]`)?.textContent;
  return content && summary
    ? { ...(JSON.parse(summary) as PageSummary), html: content.innerHTML }
    : undefined;
}
