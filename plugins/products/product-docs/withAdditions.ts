import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ProductId } from '../../../src/site/products/products';
import type { PageLinks } from '../../navigation/page-tree';

/** What this site adds to the data that Docusaurus has about a document. */
interface Additions {
  sidebar: ProductId;
  linksOf: (permalink: string) => PageLinks;
  dateOf: (time: number) => string;
}

/**
 * Completes every document: removes the slash that Docusaurus adds after a folder's name from its
 * permalink, sets the previous and next links in page-tree order, since Docusaurus doesn't know
 * about API pages, and adds the formatted date of its last change. Of the sidebars in sidebars.ts,
 * one per product, keeps only the product's own.
 */
export function withAdditions(
  content: LoadedContent,
  { sidebar, linksOf, dateOf }: Additions,
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
        ...(doc.lastUpdatedAt && { lastUpdatedText: dateOf(doc.lastUpdatedAt) }),
        ...linksOf(doc.permalink),
      })),
    })),
  };
}
