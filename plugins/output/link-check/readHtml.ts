/** An id of any element, or the name of an `<a>`; a `<meta name>` is no anchor. */
const ANCHOR = /(?:\sid|<a\s+name)=(?:"([^"]*)"|([^\s>"]+))/g;

const SCRIPT_TEXT = /(<script\b[^>]*>)[\s\S]*?<\/script>/g;
const LINKING_TAG = /<(?:a|area|link|img|script|source)\s(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const ADDRESS = /\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/;
const SITEMAP_ADDRESS = /<loc>([^<]*)<\/loc>/g;

function decodeEntities(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The ids that links to a page can name. */
export function idsOf(html: string): Set<string> {
  const ids = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(ANCHOR)) {
    ids.add(decodeEntities(quoted ?? bare ?? ''));
  }
  return ids;
}

/** The addresses that a page's HTML names, of pages and of files, each once, as written. */
export function addressesOf(html: string): Set<string> {
  const tags = html.replace(SCRIPT_TEXT, '$1').match(LINKING_TAG) ?? [];
  return new Set(
    tags.flatMap((tag) => {
      const [match, ...values] = ADDRESS.exec(tag) ?? [];
      return match === undefined ? [] : [decodeEntities(values.find(Boolean) ?? '')];
    }),
  );
}

/** The addresses in a sitemap. */
export function sitemapAddresses(xml: string): Set<string> {
  return new Set([...xml.matchAll(SITEMAP_ADDRESS)].map(([, url = '']) => decodeEntities(url)));
}
