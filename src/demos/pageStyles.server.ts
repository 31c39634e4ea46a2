import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * The Emotion cache that all demos of one page render with on the server, so that each rule is in
 * the page's HTML once. It must not outlive the page: a shared one would leave out of the next
 * page what it wrote into this one.
 */
export function createPageStyles(): EmotionCache {
  return createCache({ key: 'css' });
}
