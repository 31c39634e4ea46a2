import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import { tabPath } from '../../../src/reference/tabs/tabPath';
import { PRODUCTS } from '../../../src/site/products/products';
import type { Product, ProductId } from '../../../src/site/products/products';
import { sitePathOfPermalink } from '../../lib/sitePaths';
import { apiIndexPath, apiPath } from '../../api/links/apiPath';
import { tabsOf } from './apiTabs';
import type { DocPage } from './documentedComponents';
import { hasApiIndex } from './hasApiIndex';
import type { ProductContent } from './productContent';
import { symbolPath } from '../../api/links/symbolPath';

/** A page's title and its site path, without base URL and language. */
export interface WrittenPage {
  title: string;
  path: string;
}

/** A page with its own file, from the site's root. */
export interface WrittenFile extends WrittenPage {
  file: string;
}

/** The pages of a product: its documents and the pages of its API reference. */
export interface ProductPages {
  product: ProductId;
  pages: WrittenFile[];
  apiPages: WrittenPage[];
}

const TAB_TITLES = { 'components-api': 'components API', 'hooks-api': 'hooks API' } as const;

function tabsOfPage(doc: DocPage, baseUrl: string): WrittenPage[] {
  return tabsOf(doc).map((tab) => ({
    title: `${doc.title}: ${TAB_TITLES[tab]}`,
    path: tabPath(sitePathOfPermalink(doc.permalink, baseUrl), tab),
  }));
}

/** Returns every page of the site's products, based on what their docs plugins have loaded. */
export function writtenPages(allContent: AllContent, baseUrl: string): ProductPages[] {
  return PRODUCTS.map((product: Product & { id: ProductId }) => {
    const { id, name, apiTabs } = product;
    const content = allContent['docusaurus-plugin-content-docs']?.[id] as
      ProductContent | undefined;
    const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
    return {
      product: id,
      pages: docs.map(({ title, permalink, source }) => ({
        title,
        file: path.posix.normalize(source.replace(/^@site\//, '')),
        // Here, the permalink of a document that is named like its folder ends with a slash.
        path: sitePathOfPermalink(permalink, baseUrl).replace(/(.)\/$/, '$1'),
      })),
      apiPages: [
        ...(hasApiIndex(product, docs)
          ? [{ title: `${name} API reference`, path: apiIndexPath('/', product) }]
          : []),
        ...(apiTabs
          ? docs.flatMap((doc) => tabsOfPage(doc, baseUrl))
          : (content?.apis ?? []).map((api) => ({
              title: `${api.name} API`,
              path: apiPath('/', product, api.slug),
            }))),
        ...(content?.symbols ?? []).map((symbol) => ({
          title: `${symbol.name} API`,
          path: symbolPath('/', product, symbol),
        })),
      ],
    };
  });
}
