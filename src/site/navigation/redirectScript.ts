import { REDIRECT_RULES } from '../../../content/redirects';

/** Safe inside a `<script>` element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Inline script for the head of the page for what is missing: does what `redirectTarget` says, on
 * hosts that cannot redirect by themselves. The page stays hidden while the browser is on its way.
 *
 * A host that adds the slash at the end of a folder's name by itself would send the reader back: a
 * page reached by such a redirect keeps its slash.
 */
export const redirectScript = `(function(l,r){var n=performance.getEntriesByType("navigation")[0],t=r.reduce(function(p,x){return p.replace(RegExp(x[0],"g"),x[1])},l.pathname)||"/";if(t!==l.pathname&&!(t+"/"===l.pathname&&n&&n.redirectCount)){document.documentElement.style.display="none";t=t.split("#");l.replace(t[0]+l.search+(l.hash||(t[1]?"#"+t[1]:"")))}})(location,${inlineJson(REDIRECT_RULES)});`;
