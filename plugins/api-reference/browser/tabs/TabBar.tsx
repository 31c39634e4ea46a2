import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { tabLabel } from './labels';
import { tabPath } from '../../shared/tabs/tabPath';
import type { ApiTab } from '../../shared/tabs/types';
import styles from './ApiTabs.module.css';

interface Props {
  /** Path of the page. */
  page: string;
  tabs: readonly (ApiTab | 'demos')[];
  open: ApiTab | 'demos';
}

/** Links to the tabs of a page, each of which has its own URL. */
export function TabBar({ page, tabs, open }: Props) {
  return (
    <nav
      className={styles.bar}
      data-api-tabs=""
      data-styles="reference"
      aria-label={translate({
        id: 'apiTabs.ariaLabel',
        message: 'Parts of this page',
        description: 'Name of the tabs of a page',
      })}
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={tabPath(page, tab)}
          aria-current={tab === open ? 'page' : undefined}
        >
          {tabLabel(tab)}
        </Link>
      ))}
    </nav>
  );
}

/** The content of a tab, whose parts know how high the bar above is. */
export function TabPanel({ hasBar = true, children }: { hasBar?: boolean; children: ReactNode }) {
  return <div className={hasBar ? styles.body : undefined}>{children}</div>;
}
