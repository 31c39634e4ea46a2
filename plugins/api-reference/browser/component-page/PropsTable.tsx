import Translate from '@docusaurus/Translate';
import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { PropDetails } from './PropDetails';
import { CodeText } from './CodeText';
import { ChoiceMenu } from './ChoiceMenu';
import { PlanMark } from './PlanMark';
import { SinceMark } from './SinceMark';
import { TypeLine } from './TypeLine';
import { columnLabels, noteLabels } from './labels';
import { SORT_ORDERS, sortProps } from './sortProps';
import { sortLabels, sortMenuLabel } from './viewLabels';
import type { PropApi, TypeApi } from '../../shared/component-page/types';
import styles from './ApiTable.module.css';

/** What the mark of a required prop means, for those who see it; others hear it with each prop. */
function Legend() {
  return (
    <span className={styles.legend} aria-hidden="true">
      <span className={styles.required}>*</span>{' '}
      <Translate id="api.props.required" description="Read out after a required prop’s name">
        required
      </Translate>
    </span>
  );
}

function PropName({ name, required, plan, since }: PropApi) {
  return (
    <>
      <code>
        <CodeText text={name} />
      </code>
      {required && (
        <span className={styles.required}>
          <span aria-hidden="true">*</span>
          <span className="visually-hidden">
            <Translate id="api.props.required" description="Read out after a required prop’s name">
              required
            </Translate>
          </span>
        </span>
      )}
      {plan && <PlanMark plan={plan} />}
      {since && <SinceMark {...since} />}
    </>
  );
}

interface Props {
  props: readonly PropApi[];
  types: readonly TypeApi[];
}

/**
 * The props of a component, one per row. A prop's type and default are above its description, because
 * next to it they would leave it a narrow column, and long pages.
 */
export function PropsTable({ props, types }: Props) {
  const { name, description } = columnLabels();
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
      columns={[name, description]}
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
