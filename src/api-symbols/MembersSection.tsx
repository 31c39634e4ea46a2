import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { MembersTable } from '../api-tabs/MembersTable';
import type { SymbolLabels } from './sections';
import type { SymbolSection } from './types';

function NoMembers({ id, type }: Pick<SymbolSection, 'id' | 'type'>) {
  if (type !== undefined) {
    return (
      <p>
        <code>{type}</code>
      </p>
    );
  }
  return (
    <p>
      {id === 'return-value' ? (
        <Translate id="api.returnValue.none" description="In place of what a hook returns">
          This hook returns nothing.
        </Translate>
      ) : (
        <Translate id="api.parameters.none" description="In place of a hook’s parameters">
          This hook takes no parameters.
        </Translate>
      )}
    </p>
  );
}

interface Props {
  section: SymbolSection;
  labels: SymbolLabels;
}

/** What an interface holds, or what a hook takes or gives: a row each. */
export function MembersSection({ section: { id, members, type }, labels }: Props) {
  return (
    <>
      <Heading as="h2" id={id}>
        {labels[id]}
      </Heading>
      {members.length > 0 ? (
        <MembersTable
          labelledBy={id}
          members={members}
          types={[]}
          mark={id === 'return-value' ? 'optional' : 'required'}
        />
      ) : (
        <NoMembers id={id} {...(type !== undefined && { type })} />
      )}
    </>
  );
}
