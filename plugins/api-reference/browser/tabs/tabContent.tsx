import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { asDocument } from '../documents';
import { pageOfTab } from '../../shared/tabs';
import type { PlannedTabData, ApiTabData } from '../../shared/tabs';
import { ApiTabBody } from './ApiTabBody';
import { tabDescription, tabTitle } from './labels';
import { TabBar, TabPanel, ApiTabContext } from './ApiTabs';
import { tabToc } from './sections';

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
    toc: tabToc(data),
  });
}

/**
 * Returns a tab as a document: the page's own document, but with the tab's content below the
 * introduction, and with the tab's title, description, and table of contents.
 */
export function tabContent(
  Page: PropDocContent,
  data: ApiTabData,
  permalink: string,
): PropDocContent {
  const body = <ApiTabBody data={data} />;
  const content = () => (
    <ApiTabContext.Provider value={{ tab: data.tab, body }}>
      <Page />
    </ApiTabContext.Provider>
  );
  const { metadata, frontMatter } = Page;
  const name = frontMatter.sidebar_label ?? metadata.title;
  return Object.assign(content, {
    ...Page,
    toc: tabToc(data),
    metadata: {
      ...metadata,
      title: tabTitle(data, name),
      description: tabDescription(data),
      permalink,
    },
  });
}
