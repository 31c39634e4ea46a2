/** On `<html>` while only the top of a page is drawn; see PageContent.module.css. */
const TOP_ONLY_ATTRIBUTE = 'data-top-only';
const BELOW_TOP_ATTRIBUTE = 'data-below-top';

/** What is below the first screen of a page, and its contents lists. */
const BELOW_TOP = [
  // A document's blocks; those of an API page are one level further down.
  ':is(.markdown, .markdown > :only-child) > :nth-child(n + 7)',
  '.markdown ~ *',
  'article ~ *',
  '.table-of-contents',
].join();

/** Marks what a page can be shown without at first. */
export function markBelowTop(content: ParentNode): void {
  content
    .querySelectorAll(BELOW_TOP)
    .forEach((element) => element.setAttribute(BELOW_TOP_ATTRIBUTE, ''));
}

/** Whether an element is in a marked part. */
export function isBelowTop(element: Element): boolean {
  return element.closest(`[${BELOW_TOP_ATTRIBUTE}]`) !== null;
}

/**
 * Leaves out the marked parts from the next frame, whose styles and layout would hold up the title. To
 * be called before a page is put into the document that is shown from its top.
 *
 * @returns a function that shows them
 */
export function showTopFirst(): () => void {
  const root = document.documentElement;
  root.setAttribute(TOP_ONLY_ATTRIBUTE, '');
  return () => root.removeAttribute(TOP_ONLY_ATTRIBUTE);
}
