import { micromark } from 'micromark';

/**
 * Renders a comment's Markdown as HTML. Raw HTML is shown as text, and URLs that would run a script
 * are dropped. Headings start at level 3, below the page's sections.
 */
export function renderBlocks(markdown: string): string {
  return micromark(markdown).replace(/<(\/?)h[12]>/g, '<$1h3>');
}

/** Renders Markdown for a sentence or a table cell: a single paragraph loses its tags. */
export function renderInline(markdown: string): string {
  const html = renderBlocks(markdown);
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}
