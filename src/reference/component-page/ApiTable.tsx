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
  /** The menu of orders beside that of views, for a table whose rows have places in them. */
  sortMenu?: ReactNode;
  children: ReactNode;
}

/** A table that scrolls in its own box; on phones, and as a list, each row is a card. */
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
  /** A second fragment of the row. */
  alias?: string | undefined;
  name: string;
  /** What the first cell shows; the name if left out. */
  label?: ReactNode;
  /** What a list says beside the name: "Required", "Deprecated". */
  notes?: readonly string[];
  /** What its place in the orders depends on, beside its name. */
  place?: Pick<PropApi, 'required' | 'deprecated'>;
  children: ReactNode;
}

const flag = (isSet: unknown) => (isSet ? '' : undefined);

/** A row that can be linked to. Its first cell names it, and opens and closes it in a list. */
export function ApiRow(props: RowProps) {
  const { section, anchor, alias, name, label, notes, place, children } = props;
  return (
    <tr
      id={anchor}
      className={styles.row}
      data-section={section}
      data-name={name}
      data-required={flag(place?.required)}
      data-deprecated={flag(place?.deprecated)}
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
  /** The column's heading, shown on cards, where the head is not. */
  column: string;
  children?: ReactNode;
}

/** A cell; a dash stands for nothing. */
export function ApiCell({ column, children }: CellProps) {
  return <td data-column={column}>{children ?? <span aria-hidden="true">-</span>}</td>;
}
