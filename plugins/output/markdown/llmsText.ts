/** A page in the list for language models. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute address of its Markdown. */
  url: string;
}

export interface ListedProduct {
  name: string;
  version: string;
  /** Absolute address of the file that holds all of the product's pages. */
  fullUrl: string;
  pages: readonly ListedPage[];
}

/**
 * The list of a site's pages in the form of llmstxt.org: a title, a summary, and a section of links
 * for each product, its whole text first.
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

/** All pages of a product in one file, each after a line that tells its address. */
export function fullText(pages: readonly { url: string; markdown: string }[]): string {
  return pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`).join('\n');
}
