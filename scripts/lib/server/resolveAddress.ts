import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { officialPageOf } from '@component-docs/kit/shared/site/officialPages';
import { missingMarkdown } from '@component-docs/hosting/node/markdownPages';
import { PLAIN_PATH } from '@component-docs/hosting/node/siteFiles';
import { GALLERY_PATHS } from '@component-docs/templates/shared/paths';

/** The target of a URL. File names are relative to the served folder, with `/` as separator. */
export type Resolution =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'refused';
      /** 400 for an address that isn't a path, 414 for a path that is longer than any. */
      status: number;
    }
  | {
      kind: 'page';
      /** The files that may be served, best match first. */
      candidates: string[];
      /** The 404 pages that may be served if none of the candidates exists, nearest first. */
      notFound: string[];
    };

/** The longest path that is looked up, in characters: longer ones can't be pages. */
const MAX_PATH = 2048;

/**
 * Returns the public form of a path: without `.html`, `/index`, duplicate slashes, and trailing
 * slash. A locale's root keeps the slash, as Docusaurus writes it in links, alternates, and the
 * sitemap.
 */
function cleanPath(pathname: string, localeRoots: readonly string[]): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single.replace(/(?:\.html|\/index|\/)+$/, '');
  return bare === '' || localeRoots.includes(bare) ? `${bare}/` : bare;
}

/** A character that is incompletely encoded. */
const MALFORMED = /%(?![\da-f]{2})/i;

function isSafe(decoded: string): boolean {
  return !/[\0\\]/.test(decoded) && !decoded.split('/').includes('..');
}

/** Files for hosts, which read them rather than serve them. */
const HOST_FILES = ['/_headers', '/_redirects'];

/**
 * Returns whether a file is private: files for hosts, and files whose name starts with a dot, which
 * are internal to the build. RFC 8615 keeps one such folder public.
 */
function isHidden(decoded: string): boolean {
  return (
    HOST_FILES.includes(decoded) ||
    decoded.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  );
}

/** Part of a name, which no file has. Decoded, it would be the address of another page. */
const ENCODED_SLASH = /%2f/i;

const IS_PLAIN = new RegExp(`^${PLAIN_PATH}$`);

/** Returns the path itself where an encoded character isn't UTF-8: no file has such a name. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the 404 pages for a path: the page of its locale, and the page of the default one. For a template
 * that doesn't exist, the gallery, which names the nearest one, comes first.
 */
function notFoundPages(decoded: string, localeRoots: readonly string[]): string[] {
  const roots = [...localeRoots.filter((root) => decoded.startsWith(`${root}/`)), ''];
  return roots
    .flatMap((root) => [
      ...GALLERY_PATHS.map((path) => root + path)
        .filter((gallery) => decoded.startsWith(`${gallery}/`))
        .map((gallery) => `${gallery}.html`),
      `${root}/404.html`,
    ])
    .map((page) => page.slice(1));
}

/**
 * Adds the requested URL's query and hash to a redirect's target. A requested hash takes precedence
 * over the target's.
 */
function withQuery(target: string, search: string, hash: string): string {
  const [path = '', fragment] = target.split('#');
  return path + search + (hash || (fragment ? `#${fragment}` : ''));
}

/**
 * Resolves a request's URL, following how Docusaurus names files with `trailingSlash: false`
 * (https://docusaurus.io/docs/api/docusaurus-config#trailingSlash): `/foo` is `foo.html`, and every other form of it
 * (`/foo/`, `/foo.html`, `//foo`) is permanently redirected to `/foo`, keeping the query. A locale's root is a
 * folder: `/zh` is redirected to `/zh/`. Former URLs are redirected to current ones (`redirectTarget`), and URLs of
 * pages that only the official site has, to the official site. No candidate is outside the served folder.
 *
 * @param address the target of the request line, not decoded
 * @param localeRoots root paths of the additional locales, such as `/zh`. Their public form ends with a slash, unlike
 *   the public form of other paths.
 * @param acceptsMarkdown the request comes from a program that prefers the Markdown of a page
 */
export function resolveAddress(
  address: string,
  localeRoots: readonly string[],
  acceptsMarkdown = false,
): Resolution {
  if (!address.startsWith('/')) {
    return { kind: 'refused', status: 400 };
  }
  const end = address.search(/[?#]/);
  const rawPath = end === -1 ? address : address.slice(0, end);
  if (rawPath.length > MAX_PATH) {
    return { kind: 'refused', status: 414 };
  }
  const decoded = decode(rawPath);
  if (MALFORMED.test(rawPath) || !isSafe(decoded)) {
    return { kind: 'refused', status: 400 };
  }
  const notFound = [
    ...(acceptsMarkdown || decoded.endsWith('.md') ? missingMarkdown(decoded) : []),
    ...notFoundPages(decoded, localeRoots),
  ];
  if (ENCODED_SLASH.test(rawPath) || isHidden(decoded)) {
    return { kind: 'page', candidates: [], notFound };
  }
  const cleaned = cleanPath(IS_PLAIN.test(decoded) ? decoded : rawPath, localeRoots);
  const current = cleanPath(redirectTarget(cleaned) ?? cleaned, localeRoots);
  const clean = officialPageOf(current) ?? current;
  if (clean !== rawPath) {
    const rest = end === -1 ? '' : address.slice(end);
    const [search = ''] = rest.split('#');
    return { kind: 'redirect', location: withQuery(clean, search, rest.slice(search.length)) };
  }
  const name = decoded.slice(1);
  const pages = decoded.endsWith('/')
    ? [`${name}index.html`]
    : [...(acceptsMarkdown ? [`${name}.md`] : []), name, `${name}.html`, `${name}/index.html`];
  return { kind: 'page', candidates: pages, notFound };
}
