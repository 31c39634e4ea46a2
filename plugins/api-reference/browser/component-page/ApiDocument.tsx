import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { anchorsOf } from '../../shared/component-page/anchors';
import type { ComponentApi, EntryApi } from '../../shared/component-page/types';
import type { SymbolApi } from '../../shared/pages';
import { symbolAnchors } from '../contents';
import { ApiSection, Deprecation } from './blocks';
import { ChangesSection } from './ChangesSection';
import { InheritanceSection } from './InheritanceSection';
import { apiDescription, apiTitle, symbolDescription } from './labels';
import { Members } from './MembersTable';
import { PropsSection } from './PropsSection';
import { DemosSection, ImportSection, SourceSection, TypesSection } from './sections';
import { ClassesSection, SlotsSection } from './SlotsAndClasses';

interface ThemeSectionProps {
  api: ComponentApi;
  theme: NonNullable<ComponentApi['themeComponent']>;
}

/** How a theme sets the component's default props. */
function ThemeSection({ api: { name, guides }, theme }: ThemeSectionProps) {
  const link = (
    <Link to={guides.themeProps}>
      <Translate id="api.theme.text.link">default props in the theme</Translate>
    </Link>
  );
  return (
    <ApiSection id="theme-default-props">
      <p>
        <Translate id="api.theme.text" values={{ name, link, key: <code>{theme.name}</code> }}>
          {'Use the key {key} to set {link} for every {name}.'}
        </Translate>
      </p>
      <CodeBlock html={theme.sample.html} language="js" />
    </ApiSection>
  );
}

interface EntryProps {
  api: EntryApi;
  description: string;
  /** The anchors of the page's rows. */
  anchors: readonly string[];
  children: ReactNode;
}

/** What the pages of components, interfaces, and hooks begin and end with. */
function Entry({ api, description, anchors, children }: EntryProps) {
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  return (
    <>
      <Heading as="h1">{apiTitle(api)}</Heading>
      <p className="description">{description}</p>
      {api.deprecated && <Deprecation {...api.deprecated} />}
      <PageContents />
      <DemosSection {...api} />
      {children}
      <SourceSection api={api} />
    </>
  );
}

/** The body of a component's API page, used in place of a document's content. */
export function ApiDocument({ api }: { api: ComponentApi }) {
  const { themeComponent, types } = api;
  return (
    <Entry api={api} description={apiDescription(api)} anchors={anchorsOf(api)}>
      <ImportSection api={api} />
      <PropsSection api={api} />
      <InheritanceSection api={api} />
      {themeComponent && <ThemeSection api={api} theme={themeComponent} />}
      <SlotsSection api={api} />
      <ClassesSection api={api} />
      <TypesSection types={types} />
      <ChangesSection api={api} />
    </Entry>
  );
}

/** The body of an interface's or a hook's page, in place of a document's content. */
export function SymbolDocument({ api }: { api: SymbolApi }) {
  const { kind, sections, types } = api;
  return (
    <Entry api={api} description={symbolDescription(api)} anchors={symbolAnchors(api)}>
      <ImportSection api={api} language="ts" />
      {sections.map(({ id, ...section }) => (
        <ApiSection key={id} id={id}>
          <Members labelledBy={id} rowKind={id} types={types} {...section} />
        </ApiSection>
      ))}
      <TypesSection types={types} />
      <ChangesSection api={api} kind={kind} />
    </Entry>
  );
}
