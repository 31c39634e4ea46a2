import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import styles from './Breadcrumbs.module.css';
import { breadcrumbsOf, isAt } from './sidebarItems';
import { ItemTitle } from './ItemLabel';

/** The product of the page, which links to its first page. */
function useProductItem(): PropSidebarBreadcrumbsItem[] {
  const { pluginId } = useDocsVersion();
  const { withBaseUrl } = useBaseUrlUtils();
  return PRODUCTS.filter(({ id }) => id === pluginId).map(({ name, landing }) => ({
    type: 'link',
    label: name,
    href: withBaseUrl(landing),
  }));
}

/**
 * The product and the groups that contain the page, linked if they have their own page. A tab of a page has
 * the breadcrumbs of the page, with a link to it.
 */
export function Breadcrumbs() {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const product = useProductItem();
  if (!sidebar) {
    return null;
  }
  const trail = breadcrumbsOf(sidebar.items, pathname);
  const here = trail.findLast((item) => isAt(item, pathname));
  const items = [...product, ...trail];
  return (
    <>
      <StructuredData breadcrumbs={items} />
      <nav
        className={clsx('theme-doc-breadcrumbs', styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          {items.map((item, index) => (
            <li
              key={index}
              className={clsx(
                'breadcrumbs__item',
                item === here && [styles.here, 'breadcrumbs__item--active'],
              )}
            >
              {item.href && item !== here ? (
                <Link className="breadcrumbs__link" href={item.href}>
                  <ItemTitle item={item} />
                </Link>
              ) : (
                <span className="breadcrumbs__link">
                  <ItemTitle item={item} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
