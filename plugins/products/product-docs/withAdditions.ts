import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ProductId } from '../../../src/site/products/products';
import type { PageLinks } from '../../navigation/page-tree';

/** What this site says of a document beside what Docusaurus knows. */
interface Additions {
  sidebar: ProductId;
  linksOf: (permalink: string) => PageLinks;
  dateOf: (time: number) => string;
}

/**
 * Gives every document its own address, without the slash that Docusaurus puts after the name of a
 * folder, the links of the page tree's order, since Docusaurus knows no API pages, and the date of its
 * last change in words. Of the sidebars, one a product in sidebars.ts, the product's own is kept.
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
