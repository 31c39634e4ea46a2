import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { FilterField, isFiltered } from './FilterField';
import type { FilteredRows } from './FilterField';
import type { PropApi } from '../../shared/component-page/types';
import { CodeText } from './TypeText';
import { LONGEST_OPEN_LIST } from '../../shared/component-page/sections';
import { Folded } from './blocks';
import { ViewMenu } from './ChoiceMenu';
import type { ListedSection } from '../behavior/markup';
import styles from './ApiTable.module.css';
import lists from './ApiLists.module.css';

/** A link from a row to itself, visible on hover and focus, which a click copies. */
function RowLink({ anchor, name }: { anchor: string; name: string }) {
  const label = translate({ id: 'api.row.link', message: 'Link to {name}' }, { name });
  return (
    <a
      className={styles.rowLink}
      href={`#${anchor}`}
      aria-label={label}
      title={label}
      data-row-link=""
    />
  );
}

interface TableProps {
  section: ListedSection;
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly ReactNode[];
  /** The kind of the rows; the section by default. */
  rowKind?: FilteredRows;
  rowCount: number;
  /** The sort menu, next to the view menu, for a table with sortable rows. */
  sortMenu?: ReactNode;
  /** The summary that a long table is folded behind; without it, none is. */
  summary?: string | undefined;
  children: ReactNode;
}

/** A table in a box that scrolls, with a filter if it is long. On phones, each row is a card. */
export function ApiTable(props: TableProps) {
  const {
    section,
    labelledBy,
    columns,
    rowKind = section,
    rowCount,
    sortMenu,
    summary,
    children,
  } = props;
  const id = `${labelledBy}-table`;
  const hasFilter = isFiltered(rowCount);
  const table = (
    <>
      <div className={styles.menus}>
        {hasFilter && <FilterField rows={rowKind} controls={id} />}
        {sortMenu}
        <ViewMenu section={section} />
      </div>
      <div className={clsx(styles.box, lists[section])} data-scroller="">
        <table
          id={hasFilter ? id : undefined}
          className={styles.table}
          aria-labelledby={labelledBy}
          data-sortable={sortMenu ? '' : undefined}
        >
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </>
  );
  return summary !== undefined && rowCount > LONGEST_OPEN_LIST ? (
    <Folded label={summary}>{table}</Folded>
  ) : (
    table
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
  /** The sort keys of the row, besides its name. */
  sortKeys?: Pick<PropApi, 'required' | 'deprecated'>;
  children: ReactNode;
}

const flag = (isSet: unknown) => (isSet ? '' : undefined);

/**
 * A row with an anchor. In list views, its first cell also gets a button (plugins/api-reference/browser/behavior/rows.ts).
 * It has a group of its own: reader views take the longest group of rows for the page, and drop the rest.
 */
export function ApiRow(props: RowProps) {
  const { section, anchor, alias, name, label, notes, sortKeys, children } = props;
  return (
    <tbody>
      <tr
        id={anchor}
        className={styles.row}
        data-section={section}
        data-name={name}
        data-required={flag(sortKeys?.required)}
        data-deprecated={flag(sortKeys?.deprecated)}
      >
        <th scope="row" id={alias} className={styles.name}>
          {label ?? (
            <code>
              <CodeText text={name} />
            </code>
          )}
          <RowLink anchor={anchor} name={name} />
          {notes && notes.length > 0 && <span className={lists.rowNote}>{notes.join(' - ')}</span>}
        </th>
        {children}
      </tr>
    </tbody>
  );
}

interface CellProps {
  /** The column's heading, which cards show instead of the table head; none if the content says it. */
  column?: string;
  children?: ReactNode;
}

/** A cell; shows a dash if it is empty. */
export function ApiCell({ column, children }: CellProps) {
  return <td data-column={column}>{children ?? <span aria-hidden="true">-</span>}</td>;
}
