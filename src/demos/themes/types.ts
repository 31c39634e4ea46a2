import type { ReactElement } from 'react';

/** What a theme takes of the look that a demo is rendered in. */
export interface ThemeLook {
  readonly isRtl: boolean;
  readonly isDense: boolean;
}

/** Puts a demo into the theme provider of its product's library. */
export type DemoTheme = (demo: ReactElement, look: ThemeLook) => ReactElement;
