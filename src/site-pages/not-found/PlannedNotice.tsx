import Translate from '@docusaurus/Translate';
import {
  officialAddress,
  nameOfProduct,
  productOfPath,
} from '@component-docs/kit/shared/site/productOfPath';
import { PlannedChip } from '@component-docs/page-tree/browser/ProductChip';
import { PageLink } from './PageLink';
import type { PlannedPage } from '@component-docs/product-docs/shared/plannedPage';
import styles from './PlannedNotice.module.css';

const productNameOf = (path: string) => nameOfProduct(productOfPath(path) ?? 'material-ui');

interface Props {
  /** Undefined while it isn't known. */
  page: PlannedPage | undefined;
  baseUrl: string;
}

/** Says that the requested page is planned, and where its subject is described meanwhile. */
export function PlannedNotice({ page, baseUrl }: Props) {
  return (
    <div role="status">
      {page && (
        <div className={styles.notice} data-planned-page>
          <p className={styles.product}>
            {productNameOf(page.path)} <PlannedChip />
          </p>
          <h2>{page.title}</h2>
          <p>
            <Translate
              id="notFound.planned.text"
              description="On the 404 page, about a planned page"
            >
              This page is planned here, but not written yet. Until then, look into the official
              documentation of this version.
            </Translate>
          </p>
          <a
            className={styles.official}
            href={officialAddress(page.path)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate
              id="notFound.planned.official"
              description="On the 404 page: link to the official page"
            >
              Official page
            </Translate>
          </a>
          <h3>
            <Translate
              id="notFound.planned.here"
              description="On the 404 page: heading of links to written pages"
            >
              On this site
            </Translate>
          </h3>
          <ul>
            {[...page.api, ...page.related].map((link) => (
              <li key={link.path}>
                <PageLink page={link} baseUrl={baseUrl} />
                <span>{productNameOf(link.path)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
