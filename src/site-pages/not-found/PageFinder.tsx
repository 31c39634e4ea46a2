import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { officialPageOf } from '@component-docs/kit/shared/site/officialPages';
import { getProductInfoFromUrl } from '@component-docs/page-tree/shared/getProductInfo';
import { productName } from '@component-docs/page-tree/shared/productNames';
import { useSearch } from '@component-docs/search/browser/client/useSearch';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { nameOfProduct, productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { PageSearch, PageLink } from './PageSearch';
import { nearestPages } from './nearestPages';
import styles from './PageFinder.module.css';

/** Returns the products that the page of an address may belong to. */
function productsOf(path: string) {
  const product = productOfPath(path);
  return product ? [product] : PRODUCTS.map(({ id }) => id);
}

interface SuggestionProps {
  path: string;
  baseUrl: string;
}

/** Suggests the page that best matches the requested URL. */
function Suggestion({ path, baseUrl }: SuggestionProps) {
  const { answer, ask } = useSearch();
  const page = answer?.type === 'pages' ? nearestPages(path, answer.pages)[0] : undefined;

  const product = page && productOfPath(page.path);

  useEffect(() => ask({ type: 'pages', products: productsOf(path) }), [ask, path]);

  return (
    page && (
      <p>
        <Translate
          id="notFound.didYouMean"
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

interface Props {
  path: string;
  address: string;
}

/** Says that the requested page is in the documentation of the library's makers, on hosts that don't redirect. */
function OfficialNotice({ path, address }: Props) {
  return (
    <p>
      <Translate
        id="notFound.official"
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

/** The answer to the URL, which only the browser knows: the official page, or the nearest one. */
function Answer({ baseUrl }: PageFinderProps) {
  const [path, setPath] = useState('');
  // After the first render, which must match the server's HTML.
  useEffect(() => {
    const address = window.location.pathname;
    setPath(address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address);
  }, [baseUrl]);
  const official = officialPageOf(path);
  return (
    <div role="status" className={styles.suggestion}>
      {official && <OfficialNotice path={path} address={official} />}
      {path !== '' && !official && <Suggestion path={path} baseUrl={baseUrl} />}
    </div>
  );
}

export interface PageFinderProps {
  baseUrl: string;
}

/** A search field over the titles of all pages; until it is used, the answer to the URL. */
export function PageFinder({ baseUrl }: PageFinderProps) {
  return (
    <PageSearch baseUrl={baseUrl}>
      <Answer baseUrl={baseUrl} />
    </PageSearch>
  );
}
