import { useContext } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ApiTabContext } from './ApiTabContext';
import { tabLabel } from './labels';
import { pageOfTab, tabPath } from './tabPath';
import type { ApiTab } from './types';
import styles from './ApiTabs.module.css';

interface Props {
  /**
   * The tabs besides the demos, in order, separated by spaces
   * (plugins/products/product-docs/remarkApiTabs).
   */
  tabs: string;
  /** The content of the page from its first section on. */
  children: ReactNode;
}

/** The tabs of a component page. Each tab has its own URL, and only the open tab is rendered. */
export function ApiTabs({ tabs, children }: Props) {
  const { metadata } = useDoc();
  const open = useContext(ApiTabContext);
  const page = pageOfTab(metadata.permalink);
  return (
    <>
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
        {(['demos', ...(tabs.split(' ') as ApiTab[])] as const).map((tab) => (
          <Link
            key={tab}
            className={styles.tab}
            to={tabPath(page, tab)}
            aria-current={tab === (open?.tab ?? 'demos') ? 'page' : undefined}
          >
            {tabLabel(tab)}
          </Link>
        ))}
      </nav>
      {open ? open.body : children}
    </>
  );
}
