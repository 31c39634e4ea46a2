import { REDIRECT_RULES } from '@component-docs/kit/shared/site/redirects';

/** Returns JSON that is safe inside a `<script>` element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Inline script for the head of the 404 page: redirects like `redirectTarget`, on hosts that can't
 * redirect. The page is hidden while the browser navigates.
 *
 * A host that automatically adds a trailing slash to a folder's name would send the reader back, so a
 * page reached by such a redirect keeps its slash.
 */
export const redirectScript = `(function(l,r){var n=performance.getEntriesByType("navigation")[0],t=r.reduce(function(p,x){return p.replace(RegExp(x[0],"g"),x[1])},l.pathname)||"/";if(t!==l.pathname&&!(t+"/"===l.pathname&&n&&n.redirectCount)){document.documentElement.style.display="none";t=t.split("#");l.replace(t[0]+l.search+(l.hash||(t[1]?"#"+t[1]:"")))}})(location,${inlineJson(REDIRECT_RULES)});`;
