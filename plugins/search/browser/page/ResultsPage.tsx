import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { Island } from '@component-docs/static-pages/browser/islands';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import styles from './SearchPage.module.css';

/** Says why nothing is found without JavaScript, and leads to pages from which everything can be reached. */
function WithoutScript() {
  return (
    <noscript>
      <p>
        <Translate id="searchPage.needsScript">
          The search runs in your browser, so it needs JavaScript. Without it, start from a product:
          the navigation beside its first page lists all others.
        </Translate>
      </p>
      <ul>
        {MENU_PRODUCTS.map(({ id, landing, name }) => (
          <li key={id}>
            <Link to={landing}>{name}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** All results of a search, under an address that can be linked: `/search?q=button`. */
export function ResultsPage() {
  return (
    <PlainPage
      title={translate({ id: 'search.title', message: 'Search' })}
      description={translate({
        id: 'searchPage.description',
        message: 'Search the pages, props, and demos of all products.',
      })}
      lead={
        <Translate id="searchPage.lead">
          The address of this page holds your query, so you can share it.
        </Translate>
      }
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {/* Empty on the server, which knows no query. */}
      <Island id="search-page" module="search-page" className={styles.search} />
      <WithoutScript />
    </PlainPage>
  );
}
