import createCache from '@emotion/cache';
import type { Options } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Creates an Emotion cache, which mirrors each rule for demos from right to left. */
export function createStyleCache(options: Options, isRtl: boolean) {
  return createCache({ ...options, ...(isRtl && { stylisPlugins: [prefixer, rtlPlugin] }) });
}

/**
 * The cache of right-to-left demos. Sharing one per document is safe here, because only the browser loads this
 * module.
 */
export const rtlCache = createStyleCache({ key: 'rtl' }, true);
