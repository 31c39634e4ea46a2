/**
 * The id of any element, or the name of an `<a>`. Other names, as in `<meta name>`, aren't anchors.
 */
const ANCHOR = /(?:\sid|<a\s+name)=(?:"([^"]*)"|([^\s>"]+))/g;

const SCRIPT_TEXT = /(<script\b[^>]*>)[\s\S]*?<\/script>/g;
const LINKING_TAG = /<(?:a|area|link|img|script|source)\s(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const URL_ATTRIBUTE = /\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/;
const SITEMAP_URL = /<loc>([^<]*)<\/loc>/g;

function decodeEntities(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Returns the ids that links to a page can have as their anchor. */
export function idsOf(html: string): Set<string> {
  const ids = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(ANCHOR)) {
    ids.add(decodeEntities(quoted ?? bare ?? ''));
  }
  return ids;
}

/** Returns the distinct URLs of pages and files in a page's HTML, as written. */
export function urlsOf(html: string): Set<string> {
  const tags = html.replace(SCRIPT_TEXT, '$1').match(LINKING_TAG) ?? [];
  return new Set(
    tags.flatMap((tag) => {
      const [match, ...values] = URL_ATTRIBUTE.exec(tag) ?? [];
      return match === undefined ? [] : [decodeEntities(values.find(Boolean) ?? '')];
    }),
  );
}

/** Returns the URLs in a sitemap. */
export function sitemapUrls(xml: string): Set<string> {
  return new Set([...xml.matchAll(SITEMAP_URL)].map(([, url = '']) => decodeEntities(url)));
}
