import type { EmotionCache } from '@emotion/cache';

/** What every tool is given. */
export interface ToolProps {
  /** The page's style cache; on the server only. */
  styles?: EmotionCache | undefined;
}
