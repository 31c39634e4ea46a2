import type { ReactNode } from 'react';
import clsx from 'clsx';
import { RowLink } from './RowLink';
import { RowToggle } from './RowToggle';
import { ViewMenu } from './ViewMenu';
import type { PropApi } from './types';
import type { ListedSection } from './views';
import lists from './ApiLists.module.css';
import styles from './ApiTable.module.css';

interface TableProps {
  section: ListedSection;
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  /** The sort menu, next to the view menu, for a table with sortable rows. */
  sortMenu?: ReactNode;
  children: ReactNode;
}

/** A table that scrolls in its own box. On phones and in list views, each row is a card. */
export function ApiTable({ section, labelledBy, columns, sortMenu, children }: TableProps) {
  return (
    <>
      <div className={styles.menus}>
        {sortMenu}
        <ViewMenu section={section} />
      </div>
      <div className={clsx(styles.scroller, lists[section])}>
        <table
          className={styles.table}
          aria-labelledby={labelledBy}
          data-sortable={sortMenu ? '' : undefined}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  section: ListedSection;
  anchor: string;
  /** A second anchor of the row. */
  alias?: string | undefined;
  name: string;
  /** Content of the first cell; the name by default. */
  label?: ReactNode;
  /** Notes next to the name in list views: "Required", "Deprecated". */
  notes?: readonly string[];
  /** What the row is sorted by, besides its name. */
  sortKeys?: Pick<PropApi, 'required' | 'deprecated'>;
  children: ReactNode;
}

const flag = (isSet: unknown) => (isSet ? '' : undefined);

/** A row with an anchor. In list views, its first cell also opens and closes it. */
export function ApiRow(props: RowProps) {
  const { section, anchor, alias, name, label, notes, sortKeys, children } = props;
  return (
    <tr
      id={anchor}
      className={styles.row}
      data-section={section}
      data-name={name}
      data-required={flag(sortKeys?.required)}
      data-deprecated={flag(sortKeys?.deprecated)}
    >
      <th scope="row" className={styles.name}>
        {alias !== undefined && <span id={alias} className={styles.alias} />}
        {label ?? <code>{name}</code>}
        <RowLink anchor={anchor} name={name} />
        {notes && notes.length > 0 && <span className={lists.rowNote}>{notes.join(' - ')}</span>}
        <RowToggle name={name} />
      </th>
      {children}
    </tr>
  );
}

interface CellProps {
  /** The column's heading, which cards show instead of the table head. */
  column: string;
  children?: ReactNode;
}

/** A cell; shows a dash if it is empty. */
export function ApiCell({ column, children }: CellProps) {
  return <td data-column={column}>{children ?? <span aria-hidden="true">-</span>}</td>;
}
