import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { TypeText } from '../component-page/TypeText';
import type { TypeApi } from '../../shared/component-page/types';
import { MembersTable } from '../tabs/MembersTable';
import type { SymbolLabels } from './sections';
import type { SymbolSection } from '../../shared/symbol-page/types';

interface Props {
  section: SymbolSection;
  /** The types that can be linked. */
  types: readonly TypeApi[];
  labels: SymbolLabels;
}

function NoMembers({ section: { id, type }, types }: Pick<Props, 'section' | 'types'>) {
  if (type !== undefined) {
    return (
      <p>
        <TypeText text={type} types={types} />
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

/** The members of an interface, or the parameters or return value of a hook, one per row. */
export function MembersSection({ section, types, labels }: Props) {
  const { id, members } = section;
  return (
    <>
      <Heading as="h2" id={id}>
        {labels[id]}
      </Heading>
      {members.length > 0 ? (
        <MembersTable
          labelledBy={id}
          members={members}
          rowKind={id}
          types={types}
          mark={id === 'return-value' ? 'optional' : 'required'}
        />
      ) : (
        <NoMembers section={section} types={types} />
      )}
    </>
  );
}
