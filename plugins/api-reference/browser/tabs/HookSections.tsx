import Heading from '@theme/Heading';
import { changesIntro, sameHook, ChangesPart } from '../component-page/ChangesSection';
import { apiTitle, sectionLabels } from '../component-page/labels';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { Members } from './MembersTable';
import type { HookApi } from '../../shared/tabs';

interface Props {
  hook: HookApi;
}

/** The sections of one hook in the tab of hooks. */
export function HookSections({ hook }: Props) {
  const { slug, importSample, descriptionHtml, parameters, returnValue, types, history } = hook;
  const labels = sectionLabels();
  return (
    <>
      <Heading as="h2" id={slug}>
        {apiTitle(hook)}
      </Heading>
      <Heading as="h3" id={`${slug}-import`}>
        {labels.import}
      </Heading>
      <CodeBlock html={importSample.html} language="js" />
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
      <Heading as="h3" id={`${slug}-parameters`}>
        {labels.parameters}
      </Heading>
      <Members
        labelledBy={`${slug}-parameters`}
        members={parameters}
        rowKind="parameters"
        types={types}
      />
      <Heading as="h3" id={`${slug}-return-value`}>
        {labels['return-value']}
      </Heading>
      <Members
        labelledBy={`${slug}-return-value`}
        members={returnValue}
        rowKind="return-value"
        types={types}
      />
      {history && (
        <ChangesPart api={hook} history={history} intro={changesIntro(history, sameHook)} />
      )}
    </>
  );
}
