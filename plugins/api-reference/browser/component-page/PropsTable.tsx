import Translate from '@docusaurus/Translate';
import type { PropApi, TypeApi, ComponentApi } from '../../shared/component-page/types';
import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { PropDetails } from './PropDetails';
import { TypeColumns, TypeLine } from './TypeText';
import { ChoiceMenu, sortLabels, sortMenuLabel } from './ChoiceMenu';
import { MemberName } from './Marks';
import { columnLabels, noteLabels } from './labels';
import { SORT_ORDERS, sortProps } from './sortProps';
import { ApiSection } from './ApiSection';
import { PropsRemarks } from './PropsRemarks';
import styles from './ApiTable.module.css';

/** Explains the mark of a required prop to readers who see it; others hear it with each prop. */
function Legend() {
  return (
    <span className={styles.legend} aria-hidden="true">
      <span className={styles.required}>*</span>{' '}
      <Translate id="api.props.required">required</Translate>
    </span>
  );
}

function PropName(prop: PropApi) {
  return (
    <MemberName {...prop}>
      {prop.required && (
        <span className={styles.required}>
          <span aria-hidden="true">*</span>
          <span className="visually-hidden">
            <Translate id="api.props.required">required</Translate>
          </span>
        </span>
      )}
    </MemberName>
  );
}

/** The props of a component, one per row. */
function PropsTable({ props, types }: { props: readonly PropApi[]; types: readonly TypeApi[] }) {
  const sortMenu = (
    <>
      {props.some(({ required }) => required) && <Legend />}
      <ChoiceMenu kind="sort" name={sortMenuLabel()} labels={sortLabels()} section="props-sort" />
    </>
  );
  return (
    <ApiTable
      section="props"
      labelledBy="props"
      columns={[columnLabels().name, <TypeColumns key="type" />]}
      rowCount={props.length}
      sortMenu={sortMenu}
    >
      {sortProps(props, SORT_ORDERS[0]).map((prop) => (
        <ApiRow
          key={prop.name}
          section="props"
          notes={noteLabels(prop)}
          anchor={prop.anchor}
          name={prop.name}
          sortKeys={prop}
          label={<PropName {...prop} />}
        >
          <ApiCell>
            <TypeLine {...prop} types={types} />
            <PropDetails {...prop} />
          </ApiCell>
        </ApiRow>
      ))}
    </ApiTable>
  );
}

/** The documented props of a component, and remarks on all others. */
export function PropsSection({ api }: { api: ComponentApi }) {
  const { name, props, types } = api;
  return (
    <ApiSection id="props">
      {props.length > 0 ? (
        <PropsTable props={props} types={types} />
      ) : (
        <p>
          <Translate id="api.props.none" values={{ name }}>
            {'{name} has no props of its own.'}
          </Translate>
        </p>
      )}
      <PropsRemarks api={api} />
    </ApiSection>
  );
}
