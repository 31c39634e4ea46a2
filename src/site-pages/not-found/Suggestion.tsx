import { useEffect } from 'react';
import Translate from '@docusaurus/Translate';
import { nearestPages } from './nearestPages';
import { PageLink } from './PageLink';
import type { PageShortcut } from '@component-docs/search/shared/types';
import { useSearch } from '@component-docs/search/browser/client/useSearch';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { nameOfProduct, productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import styles from './PageFinder.module.css';

/** Returns the products that the page of an address may belong to. */
function productsOf(path: string) {
  const product = productOfPath(path);
  return product ? [product] : PRODUCTS.map(({ id }) => id);
}

interface Props {
  /** The requested site path. */
  path: string;
  baseUrl: string;
}

/** Suggests the page that best matches the requested URL. */
export function Suggestion({ path, baseUrl }: Props) {
  const { answer, ask } = useSearch();
  const page: PageShortcut | undefined =
    answer?.type === 'pages' ? nearestPages(path, answer.pages, 1)[0] : undefined;

  const product = page && productOfPath(page.path);

  useEffect(() => ask({ type: 'pages', products: productsOf(path) }), [ask, path]);

  return (
    page && (
      <p>
        <Translate
          id="notFound.didYouMean"
          description="On the 404 page, before the page nearest to the address"
          values={{ page: <PageLink page={page} baseUrl={baseUrl} /> }}
        >
          {'Did you mean {page}?'}
        </Translate>
        <span className={styles.path}>
          {product ? `${nameOfProduct(product)} · ${page.path}` : page.path}
        </span>
      </p>
    )
  );
}
