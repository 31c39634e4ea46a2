import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { ApiTabData, HookApi } from '../../shared/tabs';
import { tabDescription, tabTitle } from './labels';
import { ApiTabContext } from './ApiTabs';
import { tabToc, allTypes } from './sections';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { anchorsOf } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import { DraftNote } from '../component-page/SourceSection';
import { TypesSection } from '../component-page/TypesSection';
import { ReferenceContent } from '../documents';
import { ComponentSections } from './ComponentSections';
import Heading from '@theme/Heading';
import { ApiSection } from '../component-page/ApiSection';
import { ChangesSection, sameHook } from '../component-page/ChangesSection';
import { ImportSection } from '../component-page/ImportSection';
import { apiTitle } from '../component-page/labels';
import { Members } from './MembersTable';

/** The sections of one hook in the tab of hooks. */
function HookSections({ hook }: { hook: HookApi }) {
  const { slug, packageName, parameters, returnValue, types, history } = hook;
  const sections = [
    { id: 'parameters', members: parameters },
    { id: 'return-value', members: returnValue },
  ] as const;
  return (
    <>
      <Heading as="h2" id={slug}>
        {apiTitle(hook)}
      </Heading>
      <ImportSection api={hook} slug={slug} />
      {sections.map(({ id, members }) => (
        <ApiSection key={id} id={id} slug={slug}>
          <Members labelledBy={`${slug}-${id}`} members={members} rowKind={id} types={types} />
        </ApiSection>
      ))}
      {history && (
        <ChangesSection packageName={packageName} history={history} same={sameHook} slug={slug} />
      )}
    </>
  );
}

function rowAnchors(data: ApiTabData): string[] {
  return data.tab === 'components-api'
    ? data.components.flatMap(anchorsOf)
    : data.hooks.flatMap(({ parameters, returnValue }) =>
        [...parameters, ...returnValue].map(({ anchor }) => anchor),
      );
}

function hasDrafts(data: ApiTabData): boolean {
  const shown = data.tab === 'components-api' ? data.components : data.hooks;
  return shown.some((api) => api.hasDrafts);
}

/** The API of a page's components, or of its hooks, below the page's tabs. */
function ApiTabBody({ data }: { data: ApiTabData }) {
  const { collectAnchor } = useBrokenLinks();
  rowAnchors(data).forEach(collectAnchor);
  const types = allTypes(data);
  return (
    <ReferenceContent>
      {data.tab === 'components-api'
        ? data.components.map((api) => <ComponentSections key={api.name} api={api} />)
        : data.hooks.map((hook) => <HookSections key={hook.name} hook={hook} />)}
      {definedTypes(types).length > 0 && <TypesSection types={types} />}
      {hasDrafts(data) && <DraftNote />}
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
