import { redirectTarget, withQuery } from '../../../content/redirects';

/** What an address asks for. File names are relative to the served folder, with `/` between. */
export type Resolution =
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' }
  | {
      kind: 'page';
      /** The files that may answer, best first. */
      candidates: string[];
      /** The files that may answer when none of those exists: the nearest 404.html, upwards. */
      notFound: string[];
    };

/** The roots of the locales, by path: `/zh`. Their public form has the slash that others lack. */
export type LocaleRoots = ReadonlySet<string>;

/**
 * Takes `.html`, `/index`, doubled slashes and the last slash off a path: its one public form. A
 * locale's root keeps the slash, as Docusaurus writes it in links, alternates, and the sitemap.
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

/** Files whose name starts with a dot are the build's own notes; RFC 8615 keeps one such folder public. */
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

/** `/zh/a/b` → `zh/a/404.html`, `zh/404.html`, `404.html`: each locale has its own, no list needed. */
function notFoundPages(decoded: string): string[] {
  const folders = decoded.split('/').slice(1, -1);
  return folders
    .map((_, depth) => [...folders.slice(0, folders.length - depth), '404.html'].join('/'))
    .concat('404.html');
}

/**
 * Says what answers a request's address, the way Docusaurus names files with `trailingSlash: false`
 * (https://docusaurus.io/docs/api/docusaurus-config#trailingSlash): `/foo` is `foo.html`, and each
 * other form of it (`/foo/`, `/foo.html`, `//foo`) is sent to `/foo` for good, query kept. A
 * locale's root is a folder: `/zh` is sent to `/zh/`. Old addresses are
 * sent to today's (`redirectTarget`).
 *
 * `address` is the request line's target, undecoded. No candidate lies outside the served folder.
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
