import { micromark } from 'micromark';

/**
 * Renders a comment's Markdown as HTML: raw HTML in it is shown as text, addresses with a script
 * are dropped. Headings start at level 3, below the page's sections.
 */
export function renderBlocks(markdown: string): string {
  return micromark(markdown).replace(/<(\/?)h[12]>/g, '<$1h3>');
}

/** The same for a text that stands in a sentence or a table cell: a lone paragraph loses its tags. */
export function renderInline(markdown: string): string {
  const html = renderBlocks(markdown);
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}
