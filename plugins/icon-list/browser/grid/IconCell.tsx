import { useEffect, useLayoutEffect, useRef } from 'react';
import { BreakableName } from '../BreakableName';
import { Drawing } from '../drawings/Drawing';
import { componentName } from '../../shared/names';
import type { IconFamily } from '../../shared/types';
import type { GridContext } from './types';
import styles from './IconGrid.module.css';

interface Props extends GridContext {
  family: IconFamily;
  index: number;
}

/** An icon of the grid, as a button. */
export function IconCell({ family, index, style, tabStop, focusTarget, onFocus, onOpen }: Props) {
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
