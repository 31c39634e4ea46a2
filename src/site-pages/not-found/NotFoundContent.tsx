import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Island } from '@component-docs/static-pages/browser/islands';
import { redirectScript } from '@component-docs/page-tree/browser/redirectScript';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { PageFinder } from './PageFinder';
import styles from '@component-docs/theme/browser/frame/MessagePage.module.css';

/** The content of the 404 page. */
export function NotFoundContent() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <main data-styles="site-pages" id={SITE_IDS.main} tabIndex={-1} className={styles.main}>
      <PageMetadata title={translate({ id: 'notFound.metaTitle', message: 'Page not found' })} />
      {/* Redirects old URLs on hosts that only serve files. */}
      <Head>
        <script>{redirectScript}</script>
      </Head>
      <p className={styles.code}>404</p>
      <h1>{translate({ id: 'notFound.title', message: 'This page does not exist' })}</h1>
      <p>{translate({ id: 'notFound.text', message: 'The address may be old or mistyped.' })}</p>
      <Island
        id="page-finder"
        module="page-finder"
        props={{ baseUrl }}
        className={styles.finder}
        trigger="visible"
      >
        <PageFinder baseUrl={baseUrl} />
      </Island>
      <h2>{translate({ id: 'notFound.startAgain', message: 'Start again' })}</h2>
      <ul>
        <li>
          <Link to="/">{translate({ id: 'notFound.home', message: 'Home' })}</Link>
        </li>
        {MENU_PRODUCTS.map(({ id, landing, name }) => (
          <li key={id}>
            <Link to={landing}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
