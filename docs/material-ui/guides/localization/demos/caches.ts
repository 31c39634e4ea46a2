import createCache from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** The style cache of each direction: the one for `rtl` mirrors the styles. */
export const caches = {
  ltr: createCache({ key: 'locales-ltr' }),
  rtl: createCache({ key: 'locales-rtl', stylisPlugins: [rtlPlugin] }),
};
