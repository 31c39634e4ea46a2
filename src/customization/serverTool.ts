import type { ReactElement } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { ToolName } from './tools';

/** What the server alone can give of a tool. */
export interface ServerTool {
  element: ReactElement;
  /** Ids in the element that links may lead to. */
  anchors: readonly string[];
}

/** Nothing in the browser, where tools arrive by import; see `serverTool.server.tsx`. */
export function serverTool(
  _name: ToolName,
  _options: { language: string; styles: EmotionCache | undefined },
): ServerTool | undefined {
  return undefined;
}
