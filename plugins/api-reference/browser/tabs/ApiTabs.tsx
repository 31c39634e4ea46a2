import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ApiTab } from '../../shared/pages';
import { tabPath, pageOfTab } from '../../shared/pages';
import styles from './ApiTabs.module.css';

/** The open tab and its content; null on the page itself, where the demos tab is open. */
export const ApiTabContext = createContext<{ tab: ApiTab; body: ReactNode } | null>(null);

function tabLabel(tab: ApiTab | 'demos'): string {
  switch (tab) {
    case 'demos':
      return translate({ id: 'apiTabs.demos', message: 'Demos' });
    case 'components-api':
      return translate({ id: 'apiTabs.components', message: 'Components API' });
    case 'hooks-api':
      return translate({ id: 'apiTabs.hooks', message: 'Hooks API' });
  }
}

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

interface ApiTabsProps {
  /** The tabs besides the demos, in order, separated by spaces (`remarkApiTabs`). */
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
      {/* The parts of the body know how high the bar above is. */}
      {open ? <div className={styles.body}>{open.body}</div> : children}
    </>
  );
}
