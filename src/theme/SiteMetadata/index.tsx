import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import { getProductInfoFromUrl } from '@site/src/site/navigation/getProductInfo';

/** Adds the page's product to its `<head>`, for search engines of documentation and for analytics. */
export default function SiteMetadataWithProduct() {
  const { productId, productCategoryId } = getProductInfoFromUrl(useLocation().pathname);
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
