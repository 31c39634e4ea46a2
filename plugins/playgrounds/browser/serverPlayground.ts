import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { PlaygroundProps } from '../shared/types';

/**
 * Returns undefined in the browser, where a playground is loaded by import; see
 * `serverPlayground.server.tsx`.
 */
export function serverPlayground(
  _props: PlaygroundProps,
  _styles: EmotionCache | undefined,
): ReactElement | undefined {
  return undefined;
}
