import Heading from '@theme/Heading';
import { ApiSection } from '../component-page/blocks';
import { ChangesSection } from '../component-page/ChangesSection';
import { InheritanceSection } from '../component-page/InheritanceSection';
import { apiTitle } from '../component-page/labels';
import { Members, MembersTable } from '../component-page/MembersTable';
import { PropsRemarks } from '../component-page/PropsSection';
import { ImportSection } from '../component-page/sections';
import { ClassesSection, SlotsSection } from '../component-page/SlotsAndClasses';
import type { ComponentApi } from '../../shared/component-page/types';
import type { HookApi } from '../../shared/pages';

/** The sections of one component in the tab of components. */
export function ComponentSections({ api }: { api: ComponentApi }) {
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
export function HookSections({ api }: { api: HookApi }) {
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
