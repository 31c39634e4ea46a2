import createCache from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** Mirrors the styles of components that are rendered with it. */
export const rtlCache = createCache({ key: 'locales-rtl', stylisPlugins: [rtlPlugin] });
