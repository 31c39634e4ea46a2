import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { ApiTabBody } from './ApiTabBody';
import { ApiTabContext } from './ApiTabContext';
import { tabDescription, tabLabels, tabTitle } from './labels';
import { tabToc } from './sections';
import type { ApiTabData } from '../../shared/tabs/types';

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
    toc: tabToc(data, tabLabels()),
    metadata: {
      ...metadata,
      title: tabTitle(data, name),
      description: tabDescription(data),
      permalink,
    },
  });
}
