import type { PageTexts } from '@component-docs/labels/node/texts';
import type { ListedPage } from './arrange';
import { withOwnTitles, withRareNames, item, printWithWords } from './arrange';

type ListedLink = Pick<ListedPage, 'title' | 'url'>;

/** A product as the lists name it. */
export interface ListedProduct {
  name: string;
  version: string;
  /** Readers' names for the part of it that these pages are about, if it has several. */
  otherNames: readonly string[];
  /** Its content, in one line. */
  subject: string;
  /** Addresses of its index and of the file with all of its pages. */
  indexUrl: string;
  fullUrl: string;
  pages: readonly ListedPage[];
}

/** Programs read longer files in part. */
export const MAX_ROOT_BYTES = 10_000;
export const MAX_INDEX_BYTES = 40_000;

/** The most words of a page in the first list: with more of them, many pages have the same words. */
const MAX_WORDS = 2;

/** Pages in deeper folders, such as pages of single templates, are parts of others: `/ui/guides/forms` has four. */
const MAX_DEPTH = 4;

/**
 * Returns the first list for programs, in the format of llmstxt.org: each product with its index, and the
 * pages of the first product that readers have words for, because most questions are about them.
 */
export function rootText(
  site: { title: string; tagline: string },
  products: readonly ListedProduct[],
  { texts, languages }: { texts: PageTexts; languages: readonly ListedLink[] },
): string {
  const [first] = products;
  const head = [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    texts('markdown.root'),
    '',
    `## ${texts('markdown.products')}`,
    '',
    ...products.map(({ name, version, otherNames, indexUrl, subject }) =>
      item([name, version, ...otherNames].join(' '), indexUrl, [subject]),
    ),
  ];
  const end = ['', '## Optional', '', ...languages.map(({ title, url }) => item(title, url)), ''];
  const heading = texts('markdown.pagesOf', { name: first?.name ?? '' });
  const print = (listed: readonly string[]) =>
    [...head, '', `## ${heading}`, '', ...listed, ...end].join('\n');
  const named = withOwnTitles(first?.pages ?? [])
    .filter(({ words, path }) => words.length > 0 && path.split('/').length <= MAX_DEPTH)
    .map(({ title, url, words }) => ({ title, url, words: words.slice(0, MAX_WORDS) }));
  while (
    Buffer.byteLength(print(named.map(({ title, url }) => item(title, url)))) >= MAX_ROOT_BYTES
  ) {
    named.pop();
  }
  return printWithWords(named, { texts, maxBytes: MAX_ROOT_BYTES }, (lineOf) =>
    print(named.map(lineOf)),
  );
}

/** Returns the list of a product's pages, by the groups of its page tree. */
export function indexText(
  { name, version, fullUrl, pages }: ListedProduct,
  texts: PageTexts,
): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const listed = withRareNames(withOwnTitles(pages)).map(({ words, names, ...page }) => ({
    ...page,
    words: [...words, ...names],
  }));
  return printWithWords(listed, { texts, maxBytes: MAX_INDEX_BYTES }, (lineOf) =>
    [
      `# ${name} ${version}`,
      '',
      `> ${texts('markdown.index', { name })}`,
      ...sections.flatMap((section) => [
        '',
        ...(section ? [`## ${section}`, ''] : []),
        ...listed.filter((page) => page.section === section).map(lineOf),
      ]),
      '',
      '## Optional',
      '',
      item(texts('markdown.full', { name }), fullUrl),
      '',
    ].join('\n'),
  );
}

/** Returns all pages of a product as one text, with each page's address on a line before it. */
export function fullText(pages: readonly { url: string; markdown: string }[]): string {
  return pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`).join('\n');
}

/**
 * Returns lines for the `AGENTS.md` of a project: how an agent finds the pages of a product, and their names by
 * folder.
 */
export function agentsText(
  { name, version, pages }: ListedProduct,
  { address, texts }: { address: string; texts: PageTexts },
): string {
  const folders = new Map<string, string[]>();
  for (const { path } of pages) {
    // `/acme-ui/button` and `/acme-ui/api/button`: without the product.
    const parts = path.split('/').slice(2);
    const folder = parts.slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), parts.at(-1) ?? '']);
  }
  return [
    `## ${name} ${version}`,
    '',
    texts('markdown.agents', { name, version, address }),
    '',
    ...[...folders].map(([folder, names]) => `- ${folder ? `${folder}/` : ''}{${names.join(',')}}`),
    '',
  ].join('\n');
}

/** Returns a host's answer for a page that isn't there: the pages of the nearest folder. */
export function missingText(
  pages: readonly ListedLink[],
  indexUrl: string,
  texts: PageTexts,
): string {
  return [
    `# ${texts('markdown.missing')}`,
    '',
    `> ${texts('markdown.missingLead', { index: indexUrl })}`,
    '',
    ...pages.map(({ title, url }) => item(title, url)),
    '',
  ].join('\n');
}
