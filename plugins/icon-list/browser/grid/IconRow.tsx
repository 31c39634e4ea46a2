import type { RowComponentProps } from 'react-window';
import type { IconFamily } from '../../shared/types';
import { IconCell } from './IconCell';
import type { GridContext } from './types';
import styles from './IconGrid.module.css';

export interface RowProps extends GridContext {
  families: readonly IconFamily[];
  columns: number;
}

/** A row of the grid. Its attributes are those of a grid, not those of a list (`ariaAttributes`). */
export function IconRow({ index, style, row }: RowComponentProps<{ row: RowProps }>) {
  const { families, columns, ...context } = row;
  const start = index * columns;
  const gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={styles.row}
      style={{ ...style, gridTemplateColumns }}
    >
      {families.slice(start, start + columns).map((family, column) => (
        <IconCell key={family.name} family={family} index={start + column} {...context} />
      ))}
    </div>
  );
}
