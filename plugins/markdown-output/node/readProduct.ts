import type { LoadContext } from '@docusaurus/types';
import type { Product } from '@component-docs/kit/shared/site/types';
import { linkPrefix } from '@component-docs/kit/node/siteUrl';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { arrangePages, wordsIn } from './arrange';
import type { ListedPage } from './arrange';
import { describeSource } from './describeSource';
import { demoMarkdown } from './demoFiles';
import { createLinkTo } from './pageContext';
import type { ListedProduct } from './lists';
import { sectionsOf, withHead, renderDoc } from './renderDoc';
import type { Options } from './renderDoc';
import { demosOf } from './sources';
import type { ApiSource, DocSource } from './sources';

/** The folder of a page's demos. */
const DEMO_FOLDER = 'demos';

/** The code of a demo that has a file of its own. */
interface DemoPage {
  /** The same in all languages. */
  url: string;
  markdown: string;
}

/** A product with the Markdown of its pages, and of the demos that these show in part. */
export interface ProductPages extends ListedProduct {
  product: Product;
  pages: readonly (ListedPage & { markdown: string; demoPages: readonly DemoPage[] })[];
}

/** The sources of a product's pages. */
export interface ProductSources {
  docs: readonly DocSource[];
  apis: readonly ApiSource[];
  /** The paths of the pages of all products. */
  permalinks: ReadonlySet<string>;
  /** Returns the words that readers use for a page. */
  wordsOf: (page: { path: string; title: string }) => string[];
}

/** Reads the pages of a product, in the order of its page tree. Each starts with its head and its neighbors. */
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
    const own = place(permalink);
    const demoPath = (name: string) => `${own.path}/${DEMO_FOLDER}/${name}.md`;
    const site = { siteDir, linkTo, i18n, product, texts, demoPath };
    const { markdown, demos } = await renderDoc(file, { ...options, ...site });
    return {
      ...own,
      title,
      description,
      words: wordsOf({ path: own.path, title }),
      markdown,
      names: sectionsOf(markdown),
      longDemos: demos
        .filter(({ isLong }) => isLong)
        .map((demo) => ({ url: demoPath(demo.name), markdown: demoMarkdown(demo) })),
      demos: [],
    };
  });
  const described = apis.map((source) => ({
    ...place(source.permalink),
    description: '',
    // Readers look for a component on its page; readers who want its API look for a prop.
    words: [],
    longDemos: [],
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
    otherNames: wordsIn(
      i18n.currentLocale,
      (product.parts ?? [])
        .filter(({ packageName }) => packageName === product.packageName)
        .flatMap(({ name, otherNames = [] }) => [name, ...otherNames]),
    ),
    subject: texts(`markdown.subjects.${product.id}`),
    indexUrl,
    fullUrl: `${folder}/llms-full.txt`,
    pages: pages.map(({ demos: _, longDemos, ...page }, index) => {
      const [previous, next] = [pages[index - 1], pages[index + 1]];
      const own = { product: `${product.name} ${version}`, indexUrl: siteUrl + indexUrl };
      const head = {
        ...own,
        previous: previous && absolute(previous),
        next: next && absolute(next),
        related: described.filter(({ demos }) => demos.includes(siteUrl + page.url)).map(absolute),
      };
      const demoHead = { ...own, previous: undefined, next: undefined, related: [absolute(page)] };
      return {
        ...page,
        markdown: withHead(page.markdown, head, texts),
        demoPages: longDemos.map(({ url, markdown }) => ({
          url,
          markdown: withHead(markdown, demoHead, texts),
        })),
      };
    }),
  };
}
