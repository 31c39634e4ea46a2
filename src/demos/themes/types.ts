import type { ReactElement } from 'react';

/** The part of a demo's look that its theme depends on. */
export interface ThemeLook {
  readonly isRtl: boolean;
  readonly isDense: boolean;
}

/** Wraps a demo in the theme provider of its product's library. */
export type DemoTheme = (demo: ReactElement, look: ThemeLook) => ReactElement;
