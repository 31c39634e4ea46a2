// Wraps: adds the page's product. Imported by its path, because `@theme-init` is Docusaurus' fallback theme
// here.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
// eslint-disable-next-line no-restricted-imports -- the couplings check that it is there
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import { getProductInfoFromUrl } from '@component-docs/page-tree/shared/getProductInfo';

/** Adds the page's product to its `<head>`, for search engines of documentation and for analytics. */
export default function SiteMetadataWithProduct() {
  const { pathname } = useLocation();
  // As in the product rule's paths: a page at the root has a product only with the slash.
  const { productId, productCategoryId } = getProductInfoFromUrl(`${pathname}/`);
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={productCategoryId} />
      </Head>
    </>
  );
}
