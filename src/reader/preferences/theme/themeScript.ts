import { paintTheme } from './paintTheme';
import { readTheme, THEME_FORMAT, THEME_KEYS } from './readTheme';

const PAINT = 'paintReaderTheme';

/**
 * Inline script for the head: paints the reader's theme before there is anything to see. It is made
 * from the very functions that the page runs later, so that both cannot disagree.
 */
export const themeScript = `function ${PAINT}(){var read=function(key){try{return localStorage.getItem(key)}catch(e){return null}},cookie="";try{cookie=document.cookie}catch(e){}(${paintTheme.toString()})((${readTheme.toString()})({keys:${JSON.stringify(THEME_KEYS)},format:${THEME_FORMAT.toString()},read:read,cookie:cookie,search:location.search}),matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}${PAINT}();`;

/**
 * Inline script for the start of the body, after that of the classic theme, which cannot be left
 * out and sets the mode by its own rules: says once more what holds.
 */
export const repaintScript = `${PAINT}();`;
