import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { PageLinks } from '@component-docs/page-tree/node/trees';

/** What this site adds to the data that Docusaurus has about a document. */
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
