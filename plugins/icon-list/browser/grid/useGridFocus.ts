import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ListImperativeAPI } from 'react-window';

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

/**
 * Holds which cell of the grid is the current one. Tab leads to it or, while it is scrolled away, to the
 * first cell that is visible.
 */
export function useGridFocus({ count, columns, list }: Options) {
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
