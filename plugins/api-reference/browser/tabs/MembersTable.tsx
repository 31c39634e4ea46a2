import Translate from '@docusaurus/Translate';
import { ApiCell, ApiRow, ApiTable } from '../component-page/ApiTable';
import { columnLabels } from '../component-page/labels';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { PropDetails } from '../component-page/PropDetails';
import { MemberName } from '../component-page/Marks';
import { TypeColumns, TypeLine, TypeText } from '../component-page/TypeText';
import type { PropApi, TypeApi } from '../../shared/component-page/types';
import type { SymbolSectionId } from '../../shared/symbols';
import type { FilteredRows } from '../filter/labels';
import type { MemberApi } from '../../shared/tabs';
import styles from '../component-page/Marks.module.css';

interface Props {
  labelledBy: string;
  members: readonly (MemberApi | PropApi)[];
  /**
   * The kind of the members. Required members of an input are marked, and optional members of a return value.
   */
  rowKind: Exclude<FilteredRows, 'changes' | 'slots' | 'classes'>;
  types: readonly TypeApi[];
}

function Mark({ isRequired }: { isRequired: boolean }) {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{isRequired ? '*' : '?'}</span>
      <span className="visually-hidden">
        {isRequired ? (
          <Translate id="api.props.required">required</Translate>
        ) : (
          <Translate id="api.hook.optional">optional</Translate>
        )}
      </span>
    </span>
  );
}

/** A table of props, parameters, or members of a return value, one per row. */
export function MembersTable({ labelledBy, members, rowKind, types }: Props) {
  const marksRequired = rowKind !== 'return-value';
  return (
    <ApiTable
      section="props"
      labelledBy={labelledBy}
      columns={[columnLabels().name, <TypeColumns key="type" />]}
      rowKind={rowKind}
      rowCount={members.length}
    >
      {members.map((member) => (
        <ApiRow
          key={member.name}
          section="props"
          anchor={member.anchor}
          name={member.name}
          label={
            <MemberName {...member}>
              {member.required === marksRequired && <Mark isRequired={marksRequired} />}
            </MemberName>
          }
        >
          <ApiCell>
            <TypeLine {...member} types={types} />
            {'notes' in member ? (
              <PropDetails {...member} />
            ) : (
              member.descriptionHtml && <PreparedHtml html={member.descriptionHtml} />
            )}
          </ApiCell>
        </ApiRow>
      ))}
    </ApiTable>
  );
}

interface MembersProps extends Omit<Props, 'rowKind'> {
  rowKind: SymbolSectionId;
  /** The return type of a hook that has no members. */
  type?: string | undefined;
}

/** The members of an interface, or of a hook's parameters or return value; a sentence if there are none. */
export function Members({ type, ...props }: MembersProps) {
  const { members, rowKind, types } = props;
  if (members.length > 0) {
    return <MembersTable {...props} />;
  }
  if (type !== undefined) {
    return (
      <p>
        <TypeText text={type} types={types} />
      </p>
    );
  }
  return (
    <p>
      {rowKind === 'return-value' ? (
        <Translate id="api.returnValue.none">This hook returns nothing.</Translate>
      ) : (
        <Translate id="api.parameters.none">This hook takes no parameters.</Translate>
      )}
    </p>
  );
}
