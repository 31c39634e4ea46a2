import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useHomePageRoute } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './Breadcrumbs.module.css';
import { ItemTitle } from './ItemLabel';

/** The groups that hold the page, each with a link where it has a page of its own. */
export function Breadcrumbs() {
  const items = useSidebarBreadcrumbs();
  const home = useHomePageRoute();
  if (!items) {
    return null;
  }
  const last = items.at(-1);
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
              className={clsx('breadcrumbs__item', item === last && 'breadcrumbs__item--active')}
            >
              {item.href && item !== last ? (
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
