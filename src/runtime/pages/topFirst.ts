import { afterPaint } from '../../lib/afterPaint';

/** On `<html>` while only the top of a page is drawn; see PageContent.module.css. */
const TOP_ONLY_ATTRIBUTE = 'data-top-only';

/**
 * Leaves out everything below the first screen from the next frame, whose styles and layout would
 * hold up the title. To be called before a page is put into the document that is shown from its top.
 */
export function showTopFirst(): void {
  const root = document.documentElement;
  root.setAttribute(TOP_ONLY_ATTRIBUTE, '');
  afterPaint(() => root.removeAttribute(TOP_ONLY_ATTRIBUTE));
}
