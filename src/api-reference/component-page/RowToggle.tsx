import { rowToggleLabels } from './viewLabels';
import styles from './ApiLists.module.css';

/**
 * Opens and closes a row's details (src/api-reference/behavior/rows.ts). The style sheet shows it in list
 * views only. Its accessible name contains that of the row.
 */
export function RowToggle({ name }: { name: string }) {
  const { expand } = rowToggleLabels();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={false}
      aria-label={`${expand} ${name}`}
      data-toggle=""
    >
      {expand}
    </button>
  );
}
