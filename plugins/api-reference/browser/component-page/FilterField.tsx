import { translate } from '@docusaurus/Translate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import { REFERENCE_ATTRIBUTE } from '../behavior/markup';
import styles from './FilterField.module.css';

/** The kinds of rows in a filtered table; `changes` for a field that filters changes. */
export type FilteredRows =
  'changes' | 'props' | 'slots' | 'classes' | 'properties' | 'parameters' | 'return-value';

function filterLabel(rows: FilteredRows): string {
  const labels: Record<FilteredRows, string> = {
    changes: translate({ id: 'api.filter.changes', message: 'Filter by component' }),
    props: translate({ id: 'api.filter.props', message: 'Filter props' }),
    slots: translate({ id: 'api.filter.slots', message: 'Filter slots' }),
    classes: translate({ id: 'api.filter.classes', message: 'Filter classes' }),
    properties: translate({ id: 'api.filter.properties', message: 'Filter properties' }),
    parameters: translate({ id: 'api.filter.parameters', message: 'Filter parameters' }),
    'return-value': translate({ id: 'api.filter.returnValue', message: 'Filter return value' }),
  };
  return labels[rows];
}

/** The most rows that a table without a filter field has. */
const MAX_UNFILTERED = 15;

/** Returns whether a table of so many rows has a filter field. */
export const isFiltered = (rowCount: number): boolean => rowCount > MAX_UNFILTERED;

interface Props {
  rows: FilteredRows;
  /** The id of the filtered table. A field without one filters the changes after it. */
  controls?: string;
}

/** A field that filters rows (plugins/api-reference/browser/behavior/filters.ts). Hidden without JavaScript. */
export function FilterField({ rows, controls }: Props) {
  const label = filterLabel(rows);
  return (
    <div className={styles.filter}>
      <input
        type="search"
        maxLength={MAX_QUERY}
        className={styles.input}
        aria-label={label}
        aria-controls={controls}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-filter=""
      />
      <span role="status" className={styles.status} />
    </div>
  );
}

/** A field that filters the changes below it by component (plugins/api-reference/browser/behavior/filterChanges.ts). */
export function ChangesFilter() {
  return (
    <div {...{ [REFERENCE_ATTRIBUTE]: '' }} className={styles.changes} data-styles="reference">
      <FilterField rows="changes" />
    </div>
  );
}
