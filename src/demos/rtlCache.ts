import createCache from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * The Emotion cache of demos that run right to left, which turns each rule around. One for the page:
 * only the browser loads this, where nothing outlives the document.
 */
export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
