import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { asDocument } from '../component-page/asDocument';
import { ApiTabBody } from './ApiTabBody';
import { tabDescription, tabLabels, tabTitle } from './labels';
import { TabBar, TabPanel } from './TabBar';
import { tabToc } from './sections';
import { pageOfTab } from '../../shared/tabs/tabPath';
import type { PlannedTabData } from '../../shared/tabs/types';

/** Returns a tab of a page that isn't written yet as a document. */
export function plannedTabContent(data: PlannedTabData, permalink: string): PropDocContent {
  const { page, tab, tabs } = data;
  const title = tabTitle(data, page);
  const description = tabDescription(data);
  const content = () => (
    <>
      <h1>{title}</h1>
      <p className="description">{description}</p>
      <PageContents />
      {tabs.length > 1 && <TabBar page={pageOfTab(permalink)} tabs={tabs} open={tab} />}
      <TabPanel hasBar={tabs.length > 1}>
        <ApiTabBody data={data} />
      </TabPanel>
    </>
  );
  const slug = permalink.split('/').slice(-2).join('/');
  return asDocument(content, {
    slug,
    title,
    description,
    permalink,
    toc: tabToc(data, tabLabels()),
  });
}
