import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Island } from '../../runtime/islands';
import { PRODUCTS } from '../../site/products/products';
import { MAIN_ID } from '../../shell/frame/SkipLink';
import { serverPageFinder } from './serverPageFinder';
import styles from '../../shell/frame/MessagePage.module.css';

/**
 * What a reader sees at an address that has no page. Every document's script holds this component,
 * so the help in finding the right page is an island with code of its own.
 */
export function NotFoundContent() {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <PageMetadata
        title={translate({
          id: 'notFound.metaTitle',
          message: 'Page not found',
          description: 'Title of the 404 page',
        })}
      />
      <p className={styles.code}>404</p>
      <h1>
        <Translate id="notFound.title" description="404 page">
          This page does not exist
        </Translate>
      </h1>
      <p>
        <Translate id="notFound.text" description="404 page">
          The address may be old or mistyped, or the page is not written yet.
        </Translate>
      </p>
      <Island
        key={pathname}
        id="page-finder"
        className={styles.finder}
        load={async () => {
          const { PageFinder } = await import(/* webpackChunkName: "page-finder" */ './PageFinder');
          return <PageFinder address={pathname} baseUrl={baseUrl} />;
        }}
        server={serverPageFinder({ address: pathname, baseUrl })}
      />
      <h2>
        <Translate id="notFound.startAgain" description="404 page">
          Start again
        </Translate>
      </h2>
      <ul>
        <li>
          <Link to="/">
            <Translate id="notFound.home" description="404 page">
              Home
            </Translate>
          </Link>
        </li>
        {PRODUCTS.map(({ id, landing, name }) => (
          <li key={id}>
            <Link to={landing}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
