import type { ComponentSize } from './componentSizes';
import { sizeLabels } from './sizeLabels';
import styles from './SizeTable.module.css';

/** As many rows as the grid shows without scrolling. */
const ROWS = 7;

/** What the grid shows first, as a table: readers without JavaScript keep it. */
export function SizeTable({
  rows,
  basePath,
}: {
  rows: readonly ComponentSize[];
  basePath: string;
}) {
  const { component, alone, added } = sizeLabels();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{component}</th>
          <th scope="col">{alone}</th>
          <th scope="col">{added}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, ROWS).map((row) => (
          <tr key={row.id}>
            <td>
              <a href={basePath + row.href}>{row.id}</a>
            </td>
            <td>{row.alone.toFixed(1)}</td>
            <td>{row.added.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
