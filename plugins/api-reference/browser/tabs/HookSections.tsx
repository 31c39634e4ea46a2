import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { changesIntro, sameHook } from '../component-page/changesLabels';
import { sectionLabels } from '../component-page/labels';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { ChangesPart } from './ChangesPart';
import { hookLabels } from './labels';
import { MembersTable } from './MembersTable';
import type { HookApi } from '../../shared/tabs/types';

interface Props {
  hook: HookApi;
  title: string;
}

/** The sections of one hook in the tab of hooks. */
export function HookSections({ hook, title }: Props) {
  const { slug, importSample, descriptionHtml, parameters, returnValue, types, history } = hook;
  const labels = { ...sectionLabels(), ...hookLabels() };
  return (
    <>
      <Heading as="h2" id={slug}>
        {title}
      </Heading>
      <Heading as="h3" id={`${slug}-import`}>
        {labels.import}
      </Heading>
      <CodeBlock html={importSample.html} language="js" />
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
      <Heading as="h3" id={`${slug}-parameters`}>
        {labels.parameters}
      </Heading>
      {parameters.length > 0 ? (
        <MembersTable
          labelledBy={`${slug}-parameters`}
          members={parameters}
          rowKind="parameters"
          types={types}
          mark="required"
        />
      ) : (
        <p>
          <Translate id="api.parameters.none" description="In place of a hook’s parameters">
            This hook takes no parameters.
          </Translate>
        </p>
      )}
      <Heading as="h3" id={`${slug}-return-value`}>
        {labels.returnValue}
      </Heading>
      {returnValue.length > 0 ? (
        <MembersTable
          labelledBy={`${slug}-return-value`}
          members={returnValue}
          rowKind="return-value"
          types={types}
          mark="optional"
        />
      ) : (
        <p>
          <Translate id="api.returnValue.none" description="In place of what a hook returns">
            This hook returns nothing.
          </Translate>
        </p>
      )}
      {history && (
        <ChangesPart api={hook} history={history} intro={changesIntro(history, sameHook)} />
      )}
    </>
  );
}
