import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ApiTabContext } from './ApiTabContext';
import { tabLabel } from './labels';
import { pageOfTab, tabPath, withoutUnstyled } from './tabPath';
import type { ApiTab } from './types';
import styles from './ApiTabs.module.css';

interface Props {
  /** The tabs beside the demos, in their order (plugins/products/product-docs/remarkApiTabs). */
  tabs: string;
  /** The page from its first section on. */
  children: ReactNode;
}

/** Leads links with an anchor of old to where it is now. */
function useCurrentAnchors(): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const current = withoutUnstyled(hash);
    if (current !== hash) {
      history.replace({ pathname, search, hash: current });
    }
  }, [history, pathname, search, hash]);
}

/** The tabs of a component page (behaviours §19): an address each, and only the open one is there. */
export function ApiTabs({ tabs, children }: Props) {
  const { metadata } = useDoc();
  const open = useContext(ApiTabContext);
  const page = pageOfTab(metadata.permalink);
  useCurrentAnchors();
  return (
    <>
      <nav
        className={styles.bar}
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
