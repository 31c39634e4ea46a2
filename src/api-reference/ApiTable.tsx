import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { RowLink } from './RowLink';
import { RowToggle } from './RowToggle';
import { ViewMenu } from './ViewMenu';
import { useView } from './useView';
import type { ListedSection, View } from './views';
import lists from './ApiLists.module.css';
import styles from './ApiTable.module.css';

interface TableProps {
  section: ListedSection;
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  /** Menus beside that of views. */
  menus?: ReactNode;
  children: ReactNode;
}

/** A table that scrolls in its own box; on phones, and as a list, each row is a card. */
export function ApiTable({ section, labelledBy, columns, menus, children }: TableProps) {
  return (
    <>
      <div className={styles.menus}>
        {menus}
        <ViewMenu section={section} />
      </div>
      <div className={clsx(styles.scroller, lists[section])}>
        <table className={styles.table} aria-labelledby={labelledBy}>
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

/** Whether a row is other than its view has it at first; a view that is left forgets. */
function useToggled(section: ListedSection, anchors: readonly string[]) {
  const view = useView(section);
  const [toggledIn, setToggledIn] = useState<View>();
  const { hash } = useLocation();
  const isWanted = view === 'collapsed' && anchors.includes(decodeURI(hash.slice(1)));
  useEffect(() => {
    if (isWanted) {
      setToggledIn('collapsed');
    }
  }, [isWanted]);
  const isToggled = toggledIn === view;
  return {
    isToggled,
    isOpen: isToggled !== (view === 'expanded'),
    toggle: () => setToggledIn(isToggled ? undefined : view),
  };
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
  children: ReactNode;
}

/** A row that can be linked to. Its first cell names it, and opens and closes it in a list. */
export function ApiRow({ section, anchor, alias, name, label, notes, children }: RowProps) {
  const { isToggled, isOpen, toggle } = useToggled(section, alias ? [anchor, alias] : [anchor]);
  return (
    <tr id={anchor} className={styles.row} data-toggled={isToggled || undefined}>
      <th scope="row" className={styles.name}>
        {alias !== undefined && <span id={alias} className={styles.alias} />}
        {label ?? <code>{name}</code>}
        <RowLink anchor={anchor} name={name} />
        {notes && notes.length > 0 && <span className={lists.rowNote}>{notes.join(' - ')}</span>}
        <RowToggle name={name} isOpen={isOpen} onToggle={toggle} />
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
