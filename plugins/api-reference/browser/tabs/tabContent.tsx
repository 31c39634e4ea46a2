import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { ApiTabData } from '../../shared/tabs';
import { ApiTabBody } from './ApiTabBody';
import { tabDescription, tabTitle } from './labels';
import { ApiTabContext } from './ApiTabs';
import { tabToc } from './sections';

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
