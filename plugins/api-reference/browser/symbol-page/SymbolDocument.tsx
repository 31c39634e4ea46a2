import { Fragment } from 'react';
import Heading from '@theme/Heading';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Members } from '../tabs/MembersTable';
import type { SymbolApi } from '../../shared/symbols';
import {
  ChangesSection,
  changesIntro,
  sameHook,
  sameInterface,
} from '../component-page/ChangesSection';
import { DemosSection } from '../component-page/DemosSection';
import { Deprecation } from '../component-page/Deprecation';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { SourceSection } from '../component-page/SourceSection';
import { TypesSection } from '../component-page/TypesSection';
import { apiTitle, sectionLabels } from '../component-page/labels';
import { definedTypes } from '../../shared/component-page/sections';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { symbolAnchors, symbolDescription } from './sections';

interface Props {
  api: SymbolApi;
}

/** The body of an interface's or a hook's page, in place of a document's content. */
export function SymbolDocument({ api }: Props) {
  const { kind, name, deprecated, demos, importSample, descriptionHtml, sections, types, history } =
    api;
  const { collectAnchor } = useBrokenLinks();
  symbolAnchors(api).forEach(collectAnchor);
  const labels = sectionLabels();
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
      {sections.map(({ id, ...section }) => (
        <Fragment key={id}>
          <Heading as="h2" id={id}>
            {labels[id]}
          </Heading>
          <Members labelledBy={id} rowKind={id} types={types} {...section} />
        </Fragment>
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
