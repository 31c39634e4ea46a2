import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { ChangesSection } from '../component-page/ChangesSection';
import { DemosSection } from '../component-page/DemosSection';
import { Deprecation } from '../component-page/Deprecation';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { SourceSection } from '../component-page/SourceSection';
import { TypesSection } from '../component-page/TypesSection';
import { changesIntro, sameHook, sameInterface } from '../component-page/changesLabels';
import { apiTitle } from '../component-page/labels';
import { definedTypes } from '../../shared/component-page/sections';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { MembersSection } from './MembersSection';
import { symbolDescription, symbolLabels } from './labels';
import { symbolAnchors } from './sections';
import type { SymbolApi } from '../../shared/symbol-page/types';

interface Props {
  api: SymbolApi;
}

/** The body of an interface's or a hook's page, in place of a document's content. */
export function SymbolDocument({ api }: Props) {
  const { kind, name, deprecated, demos, importSample, descriptionHtml, sections, types, history } =
    api;
  const { collectAnchor } = useBrokenLinks();
  symbolAnchors(api).forEach(collectAnchor);
  const labels = symbolLabels();
  return (
    <>
      <Heading as="h1">{apiTitle(api)}</Heading>
      <p className="description">{symbolDescription(api)}</p>
      {deprecated && <Deprecation {...deprecated} />}
      <PageContents />
      {demos.length > 0 && <DemosSection name={name} demos={demos} />}
      <Heading as="h2" id="import">
        {labels.import}
      </Heading>
      <CodeBlock html={importSample.html} language="ts" />
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
      {sections.map((section) => (
        <MembersSection key={section.id} section={section} types={types} labels={labels} />
      ))}
      {definedTypes(types).length > 0 && <TypesSection types={types} />}
      {history && (
        <ChangesSection
          packageName={api.packageName}
          history={history}
          intro={changesIntro(history, kind === 'interface' ? sameInterface : sameHook)}
        />
      )}
      <SourceSection api={api} />
    </>
  );
}
