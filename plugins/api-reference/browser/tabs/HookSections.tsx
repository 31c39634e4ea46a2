import Heading from '@theme/Heading';
import { ApiSection } from '../component-page/ApiSection';
import { ChangesSection, sameHook } from '../component-page/ChangesSection';
import { ImportSection } from '../component-page/ImportSection';
import { apiTitle } from '../component-page/labels';
import { Members } from './MembersTable';
import type { HookApi } from '../../shared/tabs';

interface Props {
  hook: HookApi;
}

/** The sections of one hook in the tab of hooks. */
export function HookSections({ hook }: Props) {
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
