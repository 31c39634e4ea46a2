import type { LoadContext } from '@docusaurus/types';
import type { Product } from '@component-docs/kit/shared/site/types';
import { linkPrefix } from '@component-docs/kit/node/siteUrl';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { arrangePages } from './arrange';
import type { ListedPage } from './arrange';
import { describeSource } from './describeSource';
import { createLinkTo } from './linkTo';
import type { ListedProduct } from './lists';
import { sectionsOf, withHead } from './pageHead';
import { renderDoc } from './renderDoc';
import type { Options } from './renderDoc';
import { demosOf } from './sources';
import type { ApiSource, DocSource } from './sources';

/** A product with the Markdown of its pages. */
export interface ProductPages extends ListedProduct {
  product: Product;
  pages: readonly (ListedPage & { markdown: string })[];
}

/** What the pages of a product come from. */
export interface ProductSources {
  docs: readonly DocSource[];
  apis: readonly ApiSource[];
  /** The paths of the pages of all products. */
  permalinks: ReadonlySet<string>;
  /** Returns the words that readers use for a page. */
  wordsOf: (page: { path: string; title: string }) => string[];
}

/** Reads the pages of a product, in the order of its page tree. Each starts with what it is, and its neighbors. */
export async function readProduct(
  product: Product,
  { docs, apis, permalinks, wordsOf }: ProductSources,
  { context, options }: { context: LoadContext; options: Options },
): Promise<ProductPages> {
  const { siteDir, siteConfig, baseUrl, i18n, codeTranslations: labels } = context;
  const siteUrl = linkPrefix(siteConfig.url);
  const texts = pageTextsIn(i18n.currentLocale);
  const linkTo = createLinkTo({ siteUrl, baseUrl, permalinks });
  const place = (permalink: string) => ({
    path: `/${permalink.slice(baseUrl.length)}`,
    url: `${permalink}.md`,
  });
  const absolute = ({ title, url }: Pick<ListedPage, 'title' | 'url'>) => ({
    title,
    url: siteUrl + url,
  });
  const written = docs.map(async ({ permalink, title, description, file }) => {
    const markdown = await renderDoc(file, { ...options, siteDir, linkTo, i18n, product });
    return {
      ...place(permalink),
      title,
      description,
      markdown,
      names: sectionsOf(markdown),
      demos: [],
    };
  });
  const described = apis.map((source) => ({
    ...place(source.permalink),
    description: '',
    demos: demosOf(source).map(linkTo),
    ...describeSource(source, { linkTo, labels, texts }),
  }));
  const { titleOf } = await readTexts(siteDir, i18n);
  const pages = arrangePages(
    [...(await Promise.all(written)), ...described],
    loadTrees()[product.id],
    {
      titleOf,
      rest: texts('markdown.api'),
    },
  );
  const folder = baseUrl + product.basePath;
  const version = installedVersion(siteDir, product.packageName);
  const indexUrl = `${folder}/llms.txt`;
  return {
    product,
    name: product.name,
    version,
    subject: texts(`markdown.subjects.${product.id}`),
    indexUrl,
    fullUrl: `${folder}/llms-full.txt`,
    pages: pages.map(({ demos: _, ...page }, index) => {
      const [previous, next] = [pages[index - 1], pages[index + 1]];
      const head = {
        product: `${product.name} ${version}`,
        indexUrl: siteUrl + indexUrl,
        previous: previous && absolute(previous),
        next: next && absolute(next),
        apis: described.filter(({ demos }) => demos.includes(siteUrl + page.url)).map(absolute),
      };
      return { ...page, words: wordsOf(page), markdown: withHead(page.markdown, head, texts) };
    }),
  };
}
