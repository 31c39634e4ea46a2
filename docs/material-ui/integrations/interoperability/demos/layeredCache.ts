import createCache from '@emotion/cache';
import type { Options } from '@emotion/cache';

/** Returns an Emotion cache that writes all its rules into the cascade layer `mui`. */
export function layeredCache(options: Options) {
  const cache = createCache(options);
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: `@layer mui {${serialized.styles}}` }, ...rest);
  return cache;
}
