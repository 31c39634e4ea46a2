import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useHomePageRoute } from '../../platform/docusaurus/internals';
import clsx from 'clsx';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { pageOfTab } from '../../api-reference/shared/tabs/tabPath';
import styles from './Breadcrumbs.module.css';
import { breadcrumbsOf } from './breadcrumbsOf';
import { ItemTitle } from './ItemLabel';

/**
 * The groups that contain the page, linked if they have their own page. On a tab of a page,
 * the breadcrumbs are those of the page and include a link to it.
 */
export function Breadcrumbs() {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const home = useHomePageRoute();
  if (!sidebar) {
    return null;
  }
  const page = pageOfTab(pathname);
  const items = breadcrumbsOf(sidebar.items, page);
  const here = page === pathname.replace(/\/$/, '') ? items.at(-1) : undefined;
  return (
    <>
      <StructuredData breadcrumbs={items} />
      <nav
        className={clsx('theme-doc-breadcrumbs', styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          {home && <HomeBreadcrumbItem />}
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
