import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { Showcase } from './Showcase';

/** Returns the showcase, ready to render. */
export function serverShowcase(styles: EmotionCache | undefined): ReactElement {
  return <Showcase styles={styles} />;
}
