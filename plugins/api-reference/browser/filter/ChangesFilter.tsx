import { REFERENCE_ATTRIBUTE } from '../behavior/markup';
import { FilterField } from './FilterField';
import styles from './FilterField.module.css';

/** A field that filters the changes below it by component (plugins/api-reference/browser/behavior/filterChanges.ts). */
export function ChangesFilter() {
  return (
    <div {...{ [REFERENCE_ATTRIBUTE]: '' }} className={styles.changes} data-styles="reference">
      <FilterField rows="changes" />
    </div>
  );
}
