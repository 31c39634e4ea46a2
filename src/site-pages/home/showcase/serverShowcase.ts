import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';

/** Returns undefined in the browser, which loads the showcase when a reader touches it. */
export function serverShowcase(_styles: EmotionCache | undefined): ReactElement | undefined {
  return undefined;
}
