import { paintTheme } from './paintTheme';
import { MODES, readTheme, THEME_FORMAT, THEME_KEYS } from './readTheme';

/** Applies the reader's whole theme, with the source of the functions that the page runs later. */
export const wholeThemeScript = `(function(){var read=function(key){try{return localStorage.getItem(key)}catch(e){return null}},cookie="";try{cookie=document.cookie}catch(e){}(${paintTheme.toString()})((${readTheme.toString()})({keys:${JSON.stringify(THEME_KEYS)},format:${THEME_FORMAT.toString()},read:read,cookie:cookie,search:location.search}),matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})();`;

const { mode, scheme, look, colors, link } = THEME_KEYS;

/** Every choice except the system's mode, which is the default. */
const CHOSEN = JSON.stringify(MODES.filter((choice) => choice !== 'system'));

/**
 * Returns an inline script for the head: applies the reader's mode before first paint. Few readers choose more than
 * a mode. For them, the browser waits for the script that applies all, which the service worker keeps.
 *
 * @param file the address of the file with `wholeThemeScript`
 */
export const themeScript = (file: string): string =>
  `(function(d,s,more){try{s=localStorage;more=s["${look}"]||/(^| )${colors}=/.test(d.cookie)}catch(e){s={}}var is=${CHOSEN},of=function(key,or){return is.indexOf(s[key])<0?or:s[key]},choice=of("${mode}","system"),mode=choice=="system"?is[+matchMedia("(prefers-color-scheme: dark)").matches]:choice,set=d.documentElement.dataset;set.theme=mode;set.themeChoice=choice;set.muiColorScheme=of("${scheme}"+mode,mode);choice==mode&&d.querySelectorAll("[name=theme-color]").forEach(function(meta){meta.content=meta.dataset[mode]});(more||/[?&]${link}=/.test(location.search))&&d.write('<script src="${file}"><\\/script>')})(document);`;
