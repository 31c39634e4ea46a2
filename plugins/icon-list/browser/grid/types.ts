import type { MutableRefObject } from 'react';
import type { IconStyle } from '../../shared/types';

/** What all cells of the grid share. */
export interface GridContext {
  style: IconStyle;
  /** The cell that Tab leads to. */
  tabStop: number;
  /** The cell that receives focus as soon as it is in the document. */
  focusTarget: MutableRefObject<number | undefined>;
  onFocus: (index: number) => void;
  onOpen: (component: string) => void;
}
