import { micromark } from 'micromark';

/**
 * Where a line of Chinese may end before code. Browsers don't see it: a quotation mark at the beginning of
 * code holds on to what is before it.
 */
const BEFORE_CODE = /(?<=[、，；：。）])(?=<code>)/gu;

/** Rendered comments: most are those of props that many components share or inherit. */
const rendered = new Map<string, string>();

/**
 * Renders a comment's Markdown as HTML. Raw HTML is shown as text, and URLs that would run a script
 * are dropped. Headings start at level 3, below the page's sections.
 */
export function renderBlocks(markdown: string): string {
  const html =
    rendered.get(markdown) ??
    micromark(markdown)
      .replace(/<(\/?)h[12]>/g, '<$1h3>')
      .replace(BEFORE_CODE, '<wbr>');
  rendered.set(markdown, html);
  return html;
}

/** Renders Markdown for a sentence or a table cell: a single paragraph loses its tags. */
export function renderInline(markdown: string): string {
  const html = renderBlocks(markdown);
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}
