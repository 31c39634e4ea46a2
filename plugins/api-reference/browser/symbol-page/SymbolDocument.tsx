import Heading from '@theme/Heading';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Members } from '../tabs/MembersTable';
import type { SymbolApi } from '../../shared/symbols';
import { ApiSection } from '../component-page/ApiSection';
import { ChangesSection, sameHook, sameInterface } from '../component-page/ChangesSection';
import { ImportSection } from '../component-page/ImportSection';
import { DemosSection } from '../component-page/DemosSection';
import { Deprecation } from '../component-page/Deprecation';
import { SourceSection } from '../component-page/SourceSection';
import { TypesSection } from '../component-page/TypesSection';
import { apiTitle } from '../component-page/labels';
import { definedTypes } from '../../shared/component-page/sections';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { symbolAnchors, symbolDescription } from './sections';

/** The body of an interface's or a hook's page, in place of a document's content. */
export function SymbolDocument({ api }: { api: SymbolApi }) {
  const { kind, name, deprecated, demos, sections, types, history } = api;
  const { collectAnchor } = useBrokenLinks();
  symbolAnchors(api).forEach(collectAnchor);
  return (
    <>
      <Heading as="h1">{apiTitle(api)}</Heading>
      <p className="description">{symbolDescription(api)}</p>
      {deprecated && <Deprecation {...deprecated} />}
      <PageContents />
      {demos.length > 0 && <DemosSection name={name} demos={demos} />}
      <ImportSection api={api} language="ts" />
      {sections.map(({ id, ...section }) => (
        <ApiSection key={id} id={id}>
          <Members labelledBy={id} rowKind={id} types={types} {...section} />
        </ApiSection>
      ))}
      {definedTypes(types).length > 0 && <TypesSection types={types} />}
      {history && (
        <ChangesSection
          packageName={api.packageName}
          history={history}
          same={kind === 'interface' ? sameInterface : sameHook}
        />
      )}
      <SourceSection api={api} />
    </>
  );
}
