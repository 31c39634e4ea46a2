import { paintTheme } from './paintTheme';
import { readTheme, THEME_FORMAT, THEME_KEYS } from './readTheme';

const PAINT = 'paintReaderTheme';

/**
 * Inline script for the head: applies the reader's theme before first paint. It contains the source of
 * the functions that the page runs later, so that the two can't disagree.
 */
export const themeScript = `function ${PAINT}(){var read=function(key){try{return localStorage.getItem(key)}catch(e){return null}},cookie="";try{cookie=document.cookie}catch(e){}(${paintTheme.toString()})((${readTheme.toString()})({keys:${JSON.stringify(THEME_KEYS)},format:${THEME_FORMAT.toString()},read:read,cookie:cookie,search:location.search}),matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}${PAINT}();`;

/**
 * Inline script for the start of the body: applies the theme again after the classic theme's script,
 * which can't be removed and sets the mode by its own rules.
 */
export const repaintScript = `${PAINT}();`;
