import type { PageParts } from './fetchPage';
import { loadStyleSheets, parseHtml } from './syncHead';

/** On `<html>` while only the top of a page is drawn; see PageContent.module.css. */
const TOP_ONLY_ATTRIBUTE = 'data-top-only';
const BELOW_TOP_ATTRIBUTE = 'data-below-top';

/** Everything below the first screen of a page, and its contents lists. */
const BELOW_TOP = [
  // The blocks of a document; the blocks of an API page are one level further down.
  ':is(.markdown, .markdown > :only-child) > :nth-child(n + 7)',
  '.markdown ~ *',
  'article ~ *',
  '.table-of-contents',
].join();

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

const STYLES = 'style[data-emotion]';

const idOf = (style: Element) => style.getAttribute('data-emotion');

/**
 * Adds styles to the head of the document, where Emotion itself moves the styles of the first page. Skips
 * styles that the document has already, so that it doesn't grow with each page.
 */
export function addEmotionStyles(styles: readonly Element[]): void {
  const known = new Set([...document.head.querySelectorAll(STYLES)].map(idOf));
  styles.forEach((style) => {
    const id = idOf(style);
    if (!known.has(id)) {
      known.add(id);
      document.head.append(style);
    }
  });
}

/** A page that can be put into the document at once. Its content can be shown only once. */
export interface PreparedPage {
  head: DocumentFragment;
  content: DocumentFragment;
  htmlClass: string;
  /** Styles of the demos in the first screen. */
  topStyles: readonly Element[];
  /** Styles of all other demos. */
  belowStyles: readonly Element[];
}

/**
 * Prepares a page before it is shown: parses it, loads its style sheets, and takes out the styles that the
 * server printed inside demos. They would break the hydration of a demo.
 */
export async function preparePage(parts: PageParts): Promise<PreparedPage> {
  const head = parseHtml(parts.head);
  const sheets = loadStyleSheets(head);
  const content = parseHtml(parts.content);
  content
    .querySelectorAll(BELOW_TOP)
    .forEach((element) => element.setAttribute(BELOW_TOP_ATTRIBUTE, ''));
  const styles = [...content.querySelectorAll(STYLES)];
  const below = new Set(styles.filter((style) => style.closest(`[${BELOW_TOP_ATTRIBUTE}]`)));
  styles.forEach((style) => style.remove());
  await sheets;
  return {
    head,
    content,
    htmlClass: parts.htmlClass,
    topStyles: styles.filter((style) => !below.has(style)),
    belowStyles: [...below],
  };
}
