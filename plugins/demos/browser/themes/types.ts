import type { ReactElement } from 'react';
import type { LocalePack } from '../../../../src/branding/demoTheme';

/** The part of a demo's look that its theme depends on. */
export interface ThemeLook {
  readonly isRtl: boolean;
  readonly isDense: boolean;
  /** The texts of the locale that the reader chose for the demo. */
  readonly pack?: LocalePack | undefined;
}

/** Wraps a demo in the theme provider of its product's library. */
export type DemoTheme = (demo: ReactElement, look: ThemeLook) => ReactElement;
