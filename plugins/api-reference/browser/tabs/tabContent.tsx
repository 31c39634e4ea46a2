import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { anchorsOf } from '../../shared/component-page/anchors';
import type { ApiTabData } from '../../shared/pages';
import { tabDescription, tabTitle } from '../component-page/labels';
import { DraftNote, TypesSection } from '../component-page/sections';
import { allTypes, tabToc } from '../contents';
import { ReferenceContent } from '../documents';
import { ApiTabContext } from './ApiTabs';
import { ComponentSections, HookSections } from './TabSections';

function rowAnchors(data: ApiTabData): string[] {
  return data.tab === 'components-api'
    ? data.components.flatMap(anchorsOf)
    : data.hooks.flatMap(({ parameters, returnValue }) =>
        [...parameters, ...returnValue].map(({ anchor }) => anchor),
      );
}

/** The API of a page's components, or of its hooks, below the page's tabs. */
function ApiTabBody({ data }: { data: ApiTabData }) {
  const { collectAnchor } = useBrokenLinks();
  rowAnchors(data).forEach(collectAnchor);
  const shown = data.tab === 'components-api' ? data.components : data.hooks;
  return (
    <ReferenceContent>
      {data.tab === 'components-api'
        ? data.components.map((api) => <ComponentSections key={api.name} api={api} />)
        : data.hooks.map((api) => <HookSections key={api.name} api={api} />)}
      <TypesSection types={allTypes(data)} />
      {shown.some(({ hasDrafts }) => hasDrafts) && <DraftNote />}
    </ReferenceContent>
  );
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
  return Object.assign(content, {
    ...Page,
    toc: tabToc(data),
    metadata: {
      ...metadata,
      title: tabTitle(data, frontMatter.sidebar_label ?? metadata.title),
      description: tabDescription(data),
      permalink,
    },
  });
}
