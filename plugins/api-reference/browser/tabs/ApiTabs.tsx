import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ApiTab } from '../../shared/tabs';
import { tabPath, pageOfTab } from '../../shared/tabs';
import { tabLabel } from './labels';
import styles from './ApiTabs.module.css';

/** The open tab and its content; null on the page itself, where the demos tab is open. */
export const ApiTabContext = createContext<{ tab: ApiTab; body: ReactNode } | null>(null);

interface TabBarProps {
  /** Path of the page. */
  page: string;
  tabs: readonly (ApiTab | 'demos')[];
  open: ApiTab | 'demos';
}

/** Links to the tabs of a page, each of which has its own URL. */
function TabBar({ page, tabs, open }: TabBarProps) {
  return (
    <nav
      className={styles.bar}
      data-api-tabs=""
      data-styles="reference"
      aria-label={translate({ id: 'apiTabs.ariaLabel', message: 'Parts of this page' })}
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

interface ApiTabsProps {
  /**
   * The tabs besides the demos, in order, separated by spaces
   * (plugins/product-docs/node/remarkApiTabs).
   */
  tabs: string;
  /** The content of the page from its first section on. */
  children: ReactNode;
}

/** The tabs of a component page. Only the open tab is rendered. */
export function ApiTabs({ tabs, children }: ApiTabsProps) {
  const { metadata } = useDoc();
  const open = useContext(ApiTabContext);
  return (
    <>
      <TabBar
        page={pageOfTab(metadata.permalink)}
        tabs={['demos', ...(tabs.split(' ') as ApiTab[])]}
        open={open?.tab ?? 'demos'}
      />
      {open ? <TabPanel>{open.body}</TabPanel> : children}
    </>
  );
}
