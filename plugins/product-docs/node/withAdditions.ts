import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type { SymbolApi } from '@component-docs/api-reference/shared/symbols';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { PageLinks } from '@component-docs/page-tree/node/trees';
import type { TabPage } from './apiTabs';

/** The content that a product's plugin loads: its documents and its API reference. */
export interface ProductContent extends LoadedContent {
  apis: ComponentApi[];
  symbols: SymbolApi[];
  /** The API tabs of its pages, for a product without separate API pages. */
  tabs: TabPage[];
}

/** This site's additions to Docusaurus' data about a document. */
interface Additions {
  sidebar: ProductId;
  linksOf: (permalink: string) => PageLinks;
}

/**
 * Completes every document: removes the slash that Docusaurus adds after a folder's name from its
 * permalink, and sets the previous and next links in page-tree order, since Docusaurus doesn't know
 * about API pages. Of the sidebars in sidebars.ts, one per product, keeps only the product's own.
 */
export function withAdditions(
  content: LoadedContent,
  { sidebar, linksOf }: Additions,
): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      sidebars: { [sidebar]: version.sidebars[sidebar] ?? [] },
      docs: version.docs.map((doc) => ({
        ...doc,
        sidebar,
        permalink: doc.permalink.replace(/(.)\/$/, '$1'),
        ...linksOf(doc.permalink),
      })),
    })),
  };
}
