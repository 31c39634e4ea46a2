import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Creates the Emotion cache that all demos of one page render with on the server, so that each rule
 * is in the page's HTML once. It must not be shared between pages: the next page would then lack
 * the rules that were written into this one.
 */
export function createPageStyles(): EmotionCache {
  return createCache({ key: 'css' });
}
