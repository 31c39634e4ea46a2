import { useEffect, useState, useCallback, useRef } from 'react';
import type { KeyboardEvent, MutableRefObject, RefObject } from 'react';
import { List, useListRef } from 'react-window';
import type { ListImperativeAPI } from 'react-window';
import type { IconFamily, IconStyle } from '../../shared/types';
import { measureGrid, FIELD, nextCell } from './gridCells';
import { IconRow } from './IconRow';
import styles from './IconGrid.module.css';

interface Rows {
  startIndex: number;
  stopIndex: number;
}

interface Options {
  count: number;
  columns: number;
  list: RefObject<ListImperativeAPI>;
}

const NO_ROWS: Rows = { startIndex: 0, stopIndex: 0 };

/** Holds the current cell. Tab leads to it or, while that is away, to the first visible one. */
function useGridFocus({ count, columns, list }: Options) {
  const [chosen, setCurrent] = useState(0);
  const [visible, setVisible] = useState(NO_ROWS);
  const [inDocument, setInDocument] = useState(NO_ROWS);
  const focusTarget = useRef<number>();
  const current = Math.max(0, Math.min(chosen, count - 1));
  const row = Math.floor(current / columns);
  const isInDocument = row >= inDocument.startIndex && row <= inDocument.stopIndex;

  function moveTo(index: number): void {
    if (index >= count) {
      return;
    }
    setCurrent(index);
    list.current?.scrollToRow({ index: Math.floor(index / columns), behavior: 'instant' });
    const cell = list.current?.element?.querySelector<HTMLElement>(`[data-cell="${index}"]`);
    if (cell) {
      cell.focus({ preventScroll: true });
    } else {
      focusTarget.current = index;
    }
  }
  const setRendered = useCallback((shown: Rows, all: Rows) => {
    setVisible(shown);
    setInDocument(all);
  }, []);
  const reset = useCallback(() => setCurrent(0), []);

  return {
    current,
    tabStop: isInDocument ? current : visible.startIndex * columns,
    focusTarget,
    setCurrent,
    setRendered,
    reset,
    moveTo,
  };
}

interface Props {
  label: string | undefined;
  families: readonly IconFamily[];
  style: IconStyle;
  /** When it changes, the grid is scrolled to its start. */
  query: string;
  /** Is set to a function that moves focus into the grid. */
  enter: MutableRefObject<(() => void) | undefined>;
  /** The reader goes back to the search field. */
  onLeave: () => void;
  onOpen: (component: string) => void;
}

const remInPx = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The icons as a grid; only visible rows are in the document. Browser only. */
export function IconGrid({ label, families, style, query, enter, onLeave, onOpen }: Props) {
  const list = useListRef(null);
  const [rem] = useState(remInPx);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { rowHeight, columns, rows } = measureGrid(size, rem);
  const rowCount = size.width > 0 ? Math.ceil(families.length / columns) : 0;
  const focus = useGridFocus({ count: families.length, columns, list });
  const { current, moveTo, reset } = focus;

  useEffect(() => {
    enter.current = () => moveTo(current);
  });

  useEffect(() => {
    list.current?.element?.scrollTo(0, 0);
    reset();
  }, [list, query, reset]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isWithControl = event.ctrlKey || event.metaKey;
    const grid = { count: families.length, columns, rows, isRightToLeft };
    const next = event.key === 'Escape' ? FIELD : nextCell(event.key, isWithControl, current, grid);
    if (next === undefined) {
      return;
    }
    event.preventDefault();
    if (next === FIELD) {
      onLeave();
    } else {
      moveTo(next);
    }
  }

  const { tabStop, focusTarget, setCurrent: onFocus } = focus;
  const row = { families, columns, style, tabStop, focusTarget, onFocus, onOpen };
  return (
    <List
      listRef={list}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      tabIndex={-1}
      className={styles.grid}
      rowComponent={IconRow}
      rowCount={rowCount}
      rowHeight={rowHeight}
      rowProps={{ row }}
      onResize={setSize}
      onRowsRendered={focus.setRendered}
      onKeyDown={handleKeyDown}
    />
  );
}
