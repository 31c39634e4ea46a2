import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ApiTabContext } from './ApiTabContext';
import { TabBar, TabPanel } from './TabBar';
import { pageOfTab } from '../../shared/tabs/tabPath';
import type { ApiTab } from '../../shared/tabs/types';

interface Props {
  /**
   * The tabs besides the demos, in order, separated by spaces
   * (plugins/product-docs/node/remarkApiTabs).
   */
  tabs: string;
  /** The content of the page from its first section on. */
  children: ReactNode;
}

/** The tabs of a component page. Only the open tab is rendered. */
export function ApiTabs({ tabs, children }: Props) {
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
