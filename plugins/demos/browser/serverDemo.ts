import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { FrameSettings } from './DemoFrame';

/** The options that the server's rendering of a demo depends on. */
export interface ServerOptions {
  language: string;
  styles: EmotionCache | undefined;
  frame?: FrameSettings | undefined;
}

/**
 * Returns undefined in the browser, where demos are loaded by import; see `serverDemo.server.tsx`.
 */
export function serverDemo(_id: string, _options: ServerOptions): ReactElement | undefined {
  return undefined;
}

/**
 * Returns undefined in the browser, which keeps the server's markup or loads it after navigation.
 */
export function serverDemoPreview(_id: string): string | undefined {
  return undefined;
}
