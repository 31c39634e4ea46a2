import type { PageParts } from './cutPage';
import { detachEmotionStyles } from './emotionStyles';
import { loadStyleSheets, parseHead } from './syncHead';
import { isBelowTop, markBelowTop } from './topFirst';

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

function parseContent(html: string): DocumentFragment {
  // What is in a template neither loads nor runs.
  const template = document.createElement('template');
  template.innerHTML = html;
  markBelowTop(template.content);
  return template.content;
}

/** Does what can be done before a page is shown: parses it and loads its style sheets. */
export async function preparePage(parts: PageParts): Promise<PreparedPage> {
  const head = parseHead(parts.head);
  const styles = loadStyleSheets(head);
  const content = parseContent(parts.content);
  const belowStyles = detachEmotionStyles(content, isBelowTop);
  const topStyles = detachEmotionStyles(content);
  await styles;
  return { head, content, htmlClass: parts.htmlClass, topStyles, belowStyles };
}
