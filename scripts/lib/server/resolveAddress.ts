import { redirectTarget, withQuery } from '../../../content/redirects';

/** What a URL requests. File names are relative to the served folder, with `/` as separator. */
export type Resolution =
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' }
  | {
      kind: 'page';
      /** The files that may be served, best match first. */
      candidates: string[];
      /** The 404 pages that may be served if none of the candidates exists, nearest first. */
      notFound: string[];
    };

/**
 * Root paths of the locales: `/zh`. Their public form ends with a slash, unlike that of other
 * paths.
 */
export type LocaleRoots = ReadonlySet<string>;

/**
 * Returns the public form of a path: without `.html`, `/index`, duplicate slashes, and trailing
 * slash. A locale's root keeps the slash, as Docusaurus writes it in links, alternates, and the
 * sitemap.
 */
function cleanPath(pathname: string, localeRoots: LocaleRoots): string {
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/$/, '');
  return bare === '' || localeRoots.has(bare) ? `${bare}/` : bare;
}

function isSafe(decoded: string): boolean {
  return !/[\0\\]/.test(decoded) && !decoded.split('/').includes('..');
}

/**
 * Returns whether a file is private: files whose name starts with a dot are internal to the build.
 * RFC 8615 keeps one such folder public.
 */
function isHidden(decoded: string): boolean {
  return decoded.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Returns the possible 404 pages for a path: `zh/a/404.html`, `zh/404.html`, and `404.html` for
 * `/zh/a/b`. Each locale has its own, and no list of locales is needed.
 */
function notFoundPages(decoded: string): string[] {
  const folders = decoded.split('/').slice(1, -1);
  return folders
    .map((_, depth) => [...folders.slice(0, folders.length - depth), '404.html'].join('/'))
    .concat('404.html');
}

/**
 * Resolves a request's URL, following how Docusaurus names files with `trailingSlash: false`
 * (https://docusaurus.io/docs/api/docusaurus-config#trailingSlash): `/foo` is `foo.html`, and every
 * other form of it (`/foo/`, `/foo.html`, `//foo`) is permanently redirected to `/foo`, keeping the
 * query. A locale's root is a folder: `/zh` is redirected to `/zh/`. Former URLs are redirected to
 * current ones (`redirectTarget`). No candidate is outside the served folder.
 *
 * @param address the target of the request line, not decoded
 */
export function resolveAddress(address: string, localeRoots: LocaleRoots): Resolution {
  if (!address.startsWith('/')) {
    return { kind: 'malformed' };
  }
  const end = address.search(/[?#]/);
  const rawPath = end === -1 ? address : address.slice(0, end);
  const decoded = decode(rawPath);
  if (decoded === null || !isSafe(decoded)) {
    return { kind: 'malformed' };
  }
  const cleaned = cleanPath(rawPath, localeRoots);
  const clean = cleanPath(redirectTarget(cleaned) ?? cleaned, localeRoots);
  if (clean !== rawPath) {
    const rest = end === -1 ? '' : address.slice(end);
    const [search = ''] = rest.split('#');
    return { kind: 'redirect', location: withQuery(clean, search, rest.slice(search.length)) };
  }
  const name = decoded.slice(1);
  const pages = decoded.endsWith('/')
    ? [`${name}index.html`]
    : [name, `${name}.html`, `${name}/index.html`];
  return {
    kind: 'page',
    candidates: isHidden(decoded) ? [] : pages,
    notFound: notFoundPages(decoded),
  };
}
