import type { AllContent, LoadContext } from '@docusaurus/types';
import type { SearchPage } from '../shared/types';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import {
  apiIndexPath,
  apiPath,
  symbolPath,
} from '@component-docs/api-reference/node/links/apiPath';
import { sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
import { hasApiIndex } from '@component-docs/product-docs/node/pageTree';
import type { ProductContent } from '@component-docs/product-docs/node/createReference';
import type { PageNames } from './pageNames';
import type { DocumentText } from './readDocument';
import { componentPage, hookPage, symbolPage } from './referencePages';
import type { NamesOf } from './referencePages';

type Document = ProductContent['loadedVersions'][number]['docs'][number];

interface Context extends Pick<LoadContext, 'baseUrl' | 'codeTranslations'> {
  names: PageNames;
  /** Returns the title with which a page is told apart from others of its product; undefined for most. */
  groupedTitle: (path: string) => string | undefined;
  /** Reads a document by its path relative to the site's root. */
  read: (file: string) => Promise<DocumentText>;
}

function listIn(frontMatter: Readonly<Record<string, unknown>>, field: string): string[] {
  const list = frontMatter[field];
  return Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : [];
}

async function documentPage(document: Document, context: Context): Promise<SearchPage> {
  const { title, description, permalink, source, frontMatter } = document;
  const path = sitePath(permalink, context);
  const { lead, entries } = await context.read(source.replace(/^@site\//, ''));
  const label = frontMatter.sidebar_label;
  const titles = context.names.ofPath(path);
  return {
    kind: 'page',
    title: context.groupedTitle(path) ?? label ?? title,
    path,
    aliases: [
      title,
      ...titles,
      ...listIn(frontMatter, 'components'),
      ...listIn(frontMatter, 'hooks'),
    ],
    titles,
    text: lead || description,
    entries,
  };
}

function sitePath(permalink: string, { baseUrl }: Context): string {
  // In Docusaurus' data, the permalink of a document that is named like its folder ends with a slash.
  return sitePathOfPermalink(permalink, baseUrl).replace(/(.)\/$/, '$1');
}

/** Returns a function that finds the names of a page by its permalink. */
function namesIn(context: Context): NamesOf {
  return (permalink) => context.names.ofPath(sitePath(permalink, context));
}

/** Returns the components and hooks of a product whose pages have API tabs. */
function tabPages({ tabs }: ProductContent, product: Product, context: Context): SearchPage[] {
  return tabs.flatMap(({ page, path, data }) => {
    const names = namesIn(context)(page.permalink);
    const address = ({ slug }: { slug: string }) => `${sitePath(path, context)}#${slug}`;
    return data.tab === 'components-api'
      ? data.components.map((api) => componentPage(api, address(api), () => names))
      : data.hooks.map((hook) => hookPage(hook, address(hook)));
  });
}

function referencePages(
  content: ProductContent,
  product: Product & { id: ProductId },
  context: Context,
): SearchPage[] {
  const components = content.apis.map((api) => {
    const page = componentPage(api, apiPath('/', product, api.slug), namesIn(context));
    const names = context.names.ofComponent(product.id, api.name);
    return { ...page, aliases: [...new Set([...names, ...page.aliases])] };
  });
  return product.apiTabs ? tabPages(content, product, context) : components;
}

function indexPage(product: Product, { codeTranslations }: Context): SearchPage {
  const label = codeTranslations['apiIndex.title'] ?? '{product} API reference';
  return {
    kind: 'page',
    title: label.replace('{product}', product.name),
    path: apiIndexPath('/', product),
    aliases: [`${product.name} API reference`],
    text: '',
    entries: [],
  };
}

/** Returns all pages of a product, each with its searchable texts. */
export async function productPages(
  allContent: AllContent,
  product: Product & { id: ProductId },
  context: Context,
): Promise<SearchPage[]> {
  const content = allContent['docusaurus-plugin-content-docs']?.[product.id] as
    ProductContent | undefined;
  if (!content) {
    return [];
  }
  const documents = content.loadedVersions.flatMap(({ docs }) => docs);
  return [
    ...(await Promise.all(documents.map((document) => documentPage(document, context)))),
    ...(hasApiIndex(product, documents) ? [indexPage(product, context)] : []),
    ...referencePages(content, product, context),
    ...content.symbols.map((symbol) =>
      symbolPage(symbol, symbolPath('/', product, symbol), namesIn(context)),
    ),
  ];
}
