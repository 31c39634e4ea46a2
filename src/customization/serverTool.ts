import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { ToolName } from './tools';

/** A tool rendered on the server. */
export interface ServerTool {
  element: ReactElement;
  /** Ids in the element that links may point to. */
  anchors: readonly string[];
}

/** Returns undefined in the browser, where tools are loaded on demand; see `serverTool.server.tsx`. */
export function serverTool(
  _name: ToolName,
  _options: { language: string; styles: EmotionCache | undefined },
): ServerTool | undefined {
  return undefined;
}
