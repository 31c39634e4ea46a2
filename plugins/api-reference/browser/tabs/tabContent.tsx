import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { anchorsOf } from '../../shared/component-page/anchors';
import type { ApiTabData, HookApi } from '../../shared/pages';
import { tabDescription, tabTitle, apiTitle } from '../component-page/labels';
import { DraftNote, TypesSection, ImportSection } from '../component-page/sections';
import { allTypes, tabToc } from '../contents';
import { ReferenceContent } from '../documents';
import { ApiTabContext } from './ApiTabs';
import Heading from '@theme/Heading';
import { ApiSection } from '../component-page/blocks';
import { ChangesSection } from '../component-page/ChangesSection';
import { InheritanceSection } from '../component-page/InheritanceSection';
import { Members, MembersTable } from '../component-page/MembersTable';
import { PropsRemarks } from '../component-page/PropsSection';
import { ClassesSection, SlotsSection } from '../component-page/SlotsAndClasses';
import type { ComponentApi } from '../../shared/component-page/types';

/** The sections of one component in the tab of components. */
function ComponentSections({ api }: { api: ComponentApi }) {
  const { slug, props, types } = api;
  return (
    <>
      <Heading as="h2" id={slug}>
        {apiTitle(api)}
      </Heading>
      <ImportSection api={api} slug={slug} />
      <ApiSection id="props" slug={slug}>
        {props.length > 0 && (
          <MembersTable
            labelledBy={`${slug}-props`}
            members={props}
            rowKind="props"
            types={types}
          />
        )}
        <PropsRemarks api={api} />
      </ApiSection>
      <InheritanceSection api={api} slug={slug} />
      <SlotsSection api={api} slug={slug} />
      <ClassesSection api={api} slug={slug} />
      <ChangesSection api={api} slug={slug} />
    </>
  );
}

/** The sections of one hook in the tab of hooks. */
function HookSections({ api }: { api: HookApi }) {
  const { slug, parameters, returnValue, types } = api;
  const sections = [
    { id: 'parameters', members: parameters },
    { id: 'return-value', members: returnValue },
  ] as const;
  return (
    <>
      <Heading as="h2" id={slug}>
        {apiTitle(api)}
      </Heading>
      <ImportSection api={api} slug={slug} />
      {sections.map(({ id, members }) => (
        <ApiSection key={id} id={id} slug={slug}>
          <Members labelledBy={`${slug}-${id}`} members={members} rowKind={id} types={types} />
        </ApiSection>
      ))}
      <ChangesSection api={api} kind="hook" slug={slug} />
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
