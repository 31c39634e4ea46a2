import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MutableRefObject } from 'react';
import type { RowComponentProps } from 'react-window';
import type { IconFamily, IconStyle } from '../../shared/types';
import { BreakableName, Drawing } from '../drawings/Drawing';
import { componentName } from '../../shared/names';
import styles from './IconGrid.module.css';

/** The data that all cells of the grid share. */
interface GridContext {
  style: IconStyle;
  /** The cell that Tab leads to. */
  tabStop: number;
  /** The cell that receives focus as soon as it is in the document. */
  focusTarget: MutableRefObject<number | undefined>;
  onFocus: (index: number) => void;
  onOpen: (component: string) => void;
}

interface Props extends GridContext {
  family: IconFamily;
  index: number;
}

/** An icon of the grid, as a button. */
function IconCell({ family, index, style, tabStop, focusTarget, onFocus, onOpen }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const name = componentName(family.name, style);

  // The row of a cell far away is rendered some time after the key.
  useEffect(() => {
    if (focusTarget.current === index) {
      focusTarget.current = undefined;
      button.current?.focus({ preventScroll: true });
    }
  });

  // A cell that is scrolled away leaves the document: focus stays in the grid, where keys still work.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && element === document.activeElement) {
        element.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <div role="gridcell">
      <button
        ref={button}
        type="button"
        tabIndex={index === tabStop ? 0 : -1}
        aria-haspopup="dialog"
        className={styles.cell}
        data-cell={index}
        onFocus={() => onFocus(index)}
        onClick={() => onOpen(name)}
      >
        <Drawing family={family.name} style={style} className={styles.drawing} />
        <span className={styles.name}>
          <BreakableName>{name}</BreakableName>
        </span>
      </button>
    </div>
  );
}

export interface RowProps extends GridContext {
  families: readonly IconFamily[];
  columns: number;
}

/** A row of the grid. It has the attributes of a grid, not the attributes of a list (`ariaAttributes`). */
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
