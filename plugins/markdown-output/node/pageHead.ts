import type { PageTexts } from '@component-docs/labels/node/texts';

interface Neighbor {
  title: string;
  url: string;
}

/** The facts about a page that stand before its text. */
export interface PageHead {
  /** The product with its version. */
  product: string;
  indexUrl: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** The API pages of the components that it shows in use, or the page that a file belongs to. */
  related: readonly Neighbor[];
}

/** Returns a page's Markdown with a line below the title: product, version, index, and neighbors. */
export function withHead(
  markdown: string,
  { product, indexUrl, previous, next, related }: PageHead,
  texts: PageTexts,
): string {
  const link = (label: string, page: Neighbor | undefined) =>
    page ? [`${label}: [${page.title}](${page.url})`] : [];
  const line = [
    `> ${product}`,
    `${texts('markdown.indexOf')}: ${indexUrl}`,
    ...link(texts('markdown.previous'), previous),
    ...link(texts('markdown.next'), next),
  ].join(' · ');
  const [, title = '', rest = ''] = /^(# .*\n)([\s\S]*)$/.exec(markdown) ?? ['', '', markdown];
  const references = related.map(({ title: name, url }) => `[${name}](${url})`).join(', ');
  return [title, line, ...(references ? ['>', `> ${references}`] : []), rest].join('\n');
}

/** Returns the titles of a page's sections; ignores lines in code that look like titles. */
export function sectionsOf(markdown: string): string[] {
  const text = markdown.replace(/^(`{3,}).*?^\1$/gms, '');
  return [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) => title.replace(/[`\\]/g, ''));
}
