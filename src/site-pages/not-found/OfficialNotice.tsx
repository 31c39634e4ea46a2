import Translate from '@docusaurus/Translate';
import { getProductInfoFromUrl } from '@component-docs/page-tree/shared/getProductInfo';
import { productName } from '@component-docs/page-tree/shared/productNames';

interface Props {
  /** The requested site path. */
  path: string;
  /** The address of the official page. */
  address: string;
}

/** Says that the requested page is in the documentation of the library's makers, on hosts that don't redirect. */
export function OfficialNotice({ path, address }: Props) {
  return (
    <p>
      <Translate
        id="notFound.official"
        description="On the 404 page, about an address that the official site answers; then its link"
        values={{
          product: productName(getProductInfoFromUrl(path)),
          link: (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address.replace('https://', '')}
            </a>
          ),
        }}
      >
        {'This page is in the documentation of {product}: {link}'}
      </Translate>
    </p>
  );
}
