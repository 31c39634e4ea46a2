import createCache from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * The Emotion cache of right-to-left demos, which mirrors each rule. Sharing one per document is
 * safe here, because only the browser loads this module.
 */
export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
