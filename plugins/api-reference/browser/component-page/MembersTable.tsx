import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PLANS_PAGE } from '@component-docs/kit/shared/site/repository';
import type { PropApi, TypeApi } from '../../shared/component-page/types';
import type { MemberApi, SymbolSectionId } from '../../shared/pages';
import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { PreparedHtml } from './blocks';
import type { FilteredRows } from './FilterField';
import { columnLabels, noteLabels } from './labels';
import { PropDetails } from './PropDetails';
import { CodeText, TypeColumns, TypeLine, TypeText } from './TypeText';
import table from './ApiTable.module.css';
import styles from './Texts.module.css';

interface Props {
  labelledBy: string;
  members: readonly (MemberApi | PropApi)[];
  /** The kind of the members: of an input, required ones are marked, of a result, optional ones. */
  rowKind: Exclude<FilteredRows, 'changes' | 'slots' | 'classes'>;
  types: readonly TypeApi[];
  /** The menu that sorts them, for the props of a component's page, which also have notes. */
  sortMenu?: ReactNode;
}

function Mark({ isRequired, className }: { isRequired: boolean; className: string | undefined }) {
  return (
    <span className={className}>
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

interface NameProps extends Pick<PropApi, 'name' | 'plan' | 'since'> {
  /** A mark of its own. */
  children: ReactNode;
}

/**
 * The name of a member with its marks: the plan that includes it, which links to the page about the plans, and the
 * release that added it, which links to the other changes of that release.
 */
function MemberName({ name, plan, since, children }: NameProps) {
  return (
    <>
      <code>
        <CodeText text={name} />
      </code>
      {children}
      {plan && PLANS_PAGE && (
        <Link to={PLANS_PAGE} className={styles.plan}>
          {plan === 'pro'
            ? translate({ id: 'api.plan.pro', message: 'Pro plan' })
            : translate({ id: 'api.plan.premium', message: 'Premium plan' })}
        </Link>
      )}
      {since && (
        <a className={styles.since} href={since.href}>
          {translate({ id: 'api.since', message: 'since {version}' }, { version: since.version })}
        </a>
      )}
    </>
  );
}

/** A table of props, parameters, or members of a return value, one per row. */
export function MembersTable({ labelledBy, members, rowKind, types, sortMenu }: Props) {
  const marksRequired = rowKind !== 'return-value';
  const mark = (
    <Mark isRequired={marksRequired} className={sortMenu ? table.required : styles.mark} />
  );
  return (
    <ApiTable
      section="props"
      labelledBy={labelledBy}
      columns={[columnLabels().name, <TypeColumns key="type" />]}
      rowKind={rowKind}
      rowCount={members.length}
      sortMenu={sortMenu}
    >
      {members.map((member) => (
        <ApiRow
          key={member.name}
          section="props"
          anchor={member.anchor}
          name={member.name}
          {...(sortMenu ? { notes: noteLabels(member), sortKeys: member } : {})}
          label={<MemberName {...member}>{member.required === marksRequired && mark}</MemberName>}
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

interface MembersProps extends Omit<Props, 'rowKind' | 'sortMenu'> {
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
