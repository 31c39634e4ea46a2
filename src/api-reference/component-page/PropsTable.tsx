import Translate from '@docusaurus/Translate';
import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { PropDetails, hasDetails } from './PropDetails';
import { CodeText } from './CodeText';
import { ChoiceMenu } from './ChoiceMenu';
import { PlanMark } from './PlanMark';
import { SinceMark } from './SinceMark';
import { TypeText } from './TypeText';
import { columnLabels, noteLabels } from './labels';
import { SORT_ORDERS, sortProps } from './sortProps';
import { sortLabels, sortMenuLabel } from './viewLabels';
import type { PropApi, TypeApi } from '../shared/component-page/types';
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

/** The props of a component, one per row. The Default column is shown only if a prop has a default. */
export function PropsTable({ props, types }: Props) {
  const { name, type, default: defaultValue, description } = columnLabels();
  const hasDefaults = props.some((prop) => prop.default !== undefined);
  const sortMenu = (
    <>
      {props.some(({ required }) => required) && <Legend />}
      <ChoiceMenu kind="sort" name={sortMenuLabel()} labels={sortLabels()} section="props-sort" />
    </>
  );
  const columns = [name, type, ...(hasDefaults ? [defaultValue] : []), description];
  return (
    <ApiTable
      section="props"
      labelledBy="props"
      columns={columns}
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
          <ApiCell column={type}>
            <TypeText text={prop.type} types={types} />
          </ApiCell>
          {hasDefaults && (
            <ApiCell column={defaultValue}>
              {prop.default === undefined ? undefined : (
                <code>
                  <CodeText text={prop.default} />
                </code>
              )}
            </ApiCell>
          )}
          <ApiCell column={description}>
            {hasDetails(prop) ? <PropDetails {...prop} /> : undefined}
          </ApiCell>
        </ApiRow>
      ))}
    </ApiTable>
  );
}
