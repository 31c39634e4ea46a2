import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';

/** What the server alone can give of a demo. */
export interface ServerDemo {
  element: ReactElement;
}

/** Nothing in the browser, where demos arrive by import; see `serverDemo.server.tsx`. */
export function serverDemo(
  _id: string,
  _options: { language: string; styles: EmotionCache | undefined },
): ServerDemo | undefined {
  return undefined;
}

/** Nothing in the browser, which keeps the server's markup or loads it after navigation. */
export function serverDemoPreview(_id: string): string | undefined {
  return undefined;
}
