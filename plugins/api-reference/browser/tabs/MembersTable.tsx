import Translate from '@docusaurus/Translate';
import { ApiCell, ApiRow, ApiTable } from '../component-page/ApiTable';
import { CodeText } from '../component-page/CodeText';
import { columnLabels } from '../component-page/labels';
import { PlanMark } from '../component-page/PlanMark';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { PropDetails } from '../component-page/PropDetails';
import { SinceMark } from '../component-page/SinceMark';
import { TypeLine } from '../component-page/TypeLine';
import type { PropApi, TypeApi } from '../../shared/component-page/types';
import type { FilteredRows } from '../filter/labels';
import type { MemberApi } from '../../shared/tabs/types';
import styles from './ApiTabBody.module.css';

interface Props {
  labelledBy: string;
  members: readonly (MemberApi | PropApi)[];
  /** What the members are. */
  rowKind: FilteredRows;
  types: readonly TypeApi[];
  /**
   * Which members are marked: the required ones of an input, or the optional ones of a return
   * value.
   */
  mark: 'required' | 'optional';
}

function Mark({ mark }: Pick<Props, 'mark'>) {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{mark === 'required' ? '*' : '?'}</span>
      <span className={styles.readOut}>
        {mark === 'required' ? (
          <Translate id="api.props.required" description="Read out after a required prop’s name">
            required
          </Translate>
        ) : (
          <Translate
            id="api.hook.optional"
            description="Read out after the name of an optional member of what a hook returns"
          >
            optional
          </Translate>
        )}
      </span>
    </span>
  );
}

/** A table of props, parameters, or members of a return value, one per row. */
export function MembersTable({ labelledBy, members, rowKind, types, mark }: Props) {
  const { name, description } = columnLabels();
  return (
    <ApiTable
      section="props"
      labelledBy={labelledBy}
      columns={[name, description]}
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
            <>
              <code>
                <CodeText text={member.name} />
              </code>
              {member.required === (mark === 'required') && <Mark mark={mark} />}
              {'plan' in member && member.plan && <PlanMark plan={member.plan} />}
              {'since' in member && member.since && <SinceMark {...member.since} />}
            </>
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
