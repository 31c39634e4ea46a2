import type { PageTexts } from '@component-docs/labels/node/texts';
import type { ListedPage } from './arrange';
import { withOwnTitles, withRareNames } from './arrange';

type ListedLink = Pick<ListedPage, 'title' | 'url'>;

/** A product as the lists name it. */
export interface ListedProduct {
  name: string;
  version: string;
  /** What it has, in one line. */
  subject: string;
  /** Addresses of its index and of the file with all of its pages. */
  indexUrl: string;
  fullUrl: string;
  pages: readonly ListedPage[];
}

/** Programs read longer files in part. */
export const MAX_ROOT_BYTES = 10_000;
export const MAX_INDEX_BYTES = 40_000;

/** Returns the longest text that fits, with more and more of something. */
function fit(maxBytes: number, print: (count: number) => string): string {
  let text = print(0);
  for (let count = 1; ; count += 1) {
    const longer = print(count);
    if (longer.length === text.length || Buffer.byteLength(longer) >= maxBytes) {
      return text;
    }
    text = longer;
  }
}

const item = (title: string, url: string, texts: readonly string[]) =>
  `- [${title}](${url})${texts.length > 0 ? `: ${texts.join(' ')}` : ''}`;

/**
 * Returns the first list for programs, in the format of llmstxt.org: each product with its index, and as many
 * pages of the first one as fit, each with a word of readers, because most questions are about them.
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
    ...products.map(({ name, version, indexUrl, subject }) =>
      item(`${name} ${version}`, indexUrl, [subject]),
    ),
  ];
  const end = [
    '',
    '## Optional',
    '',
    ...languages.map(({ title, url }) => item(title, url, [])),
    '',
  ];
  const pages = withOwnTitles(first?.pages ?? []).filter(({ description }) => description);
  return fit(MAX_ROOT_BYTES, (count) => {
    const listed = pages
      .slice(0, count)
      .map(({ title, url, words }) => item(title, url, words.slice(0, 1)));
    const heading = texts('markdown.pagesOf', { name: first?.name ?? '' });
    return [...head, '', `## ${heading}`, '', ...listed, ...end].join('\n');
  });
}

/** Returns the list of a product's pages, by the groups of its page tree. */
export function indexText(
  { name, version, fullUrl, pages }: ListedProduct,
  texts: PageTexts,
): string {
  const separator = texts('lists.separator');
  const sections = [...new Set(pages.map(({ section }) => section))];
  const listed = withRareNames(withOwnTitles(pages));
  return fit(MAX_INDEX_BYTES, (count) =>
    [
      `# ${name} ${version}`,
      '',
      `> ${texts('markdown.index', { name })}`,
      ...sections.flatMap((section) => [
        '',
        ...(section ? [`## ${section}`, ''] : []),
        ...listed
          .filter((page) => page.section === section)
          .map(({ title, url, description, names, words }) =>
            item(
              title,
              url,
              [description, [...words, ...names].slice(0, count).join(separator)].filter(Boolean),
            ),
          ),
      ]),
      '',
      '## Optional',
      '',
      item(texts('markdown.full', { name }), fullUrl, []),
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
    // `/material-ui/react-button` and `/material-ui/api/button`: without the product.
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

/** Returns what a host answers for a page that isn't there: the pages of the nearest folder. */
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
    ...pages.map(({ title, url }) => item(title, url, [])),
    '',
  ].join('\n');
}
