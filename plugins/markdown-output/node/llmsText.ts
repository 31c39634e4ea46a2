/** A page in the list for language models. */
export interface ListedPage {
  title: string;
  description: string;
  /** URL of its Markdown, relative to the site's root if the origin isn't known. */
  url: string;
}

export interface ListedProduct {
  name: string;
  version: string;
  /** URL of the file with all of the product's pages. */
  fullUrl: string;
  pages: readonly ListedPage[];
}

/**
 * Returns the list of a site's pages in the format of llmstxt.org: a title, a summary, and a
 * section of links for each product, starting with its full text.
 */
export function llmsText(
  site: { title: string; tagline: string },
  products: readonly ListedProduct[],
): string {
  const sections = products.map(({ name, version, fullUrl, pages }) =>
    [
      `## ${name} ${version}`,
      '',
      `- [${name}, all pages in one file](${fullUrl})`,
      ...pages.map(({ title, description, url }) => `- [${title}](${url}): ${description}`),
      '',
    ].join('\n'),
  );
  return [`# ${site.title}`, '', `> ${site.tagline}`, '', ...sections].join('\n');
}

/** Returns all pages of a product as one text, with each page's URL on a line before it. */
export function fullText(pages: readonly { url: string; markdown: string }[]): string {
  return pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`).join('\n');
}
