import type { EmotionCache } from '@emotion/cache';

/** Props of every tool. */
export interface ToolProps {
  /** The page's style cache; only on the server. */
  styles?: EmotionCache | undefined;
}
