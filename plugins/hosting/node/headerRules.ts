import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import { framePolicy, pagePolicy } from './contentSecurityPolicy';
import type { PolicySources } from './contentSecurityPolicy';

export type Headers = Readonly<Record<string, string>>;

/** Headers of the responses to some paths. */
export interface HeaderRule {
  /** Exact paths, or prefixes that end with `*`. */
  paths: readonly string[];
  /** A header that is null is removed, if an earlier rule has it. */
  headers: Readonly<Record<string, string | null>>;
}

/** Browsers ask whether the file has changed each time they need it. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For assets: their names contain a hash of their content, or a package's version. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For files that decide which release a browser runs: no cache on the way may keep them. */
const NO_CACHE = 'no-cache';

/** Moves may be corrected, so browsers forget them after an hour. */
export const REDIRECT_CACHE = 'public, max-age=3600';

/** Pages that run code which readers write, under either form of their path. */
const FRAMES = ['/demo-frame', '/demo-frame.html'];

/**
 * Of files that aren't pages: pages need these headers. Each page loads dozens of such files. Pictures
 * keep all headers, because an SVG file can be opened as a page.
 */
const NO_PAGE = {
  'Content-Security-Policy': null,
  'Referrer-Policy': null,
  'Permissions-Policy': null,
  'Cross-Origin-Opener-Policy': null,
  'Strict-Transport-Security': null,
  Vary: null,
};

/** The service worker, and the list of files that readers have saved from this release. */
const RELEASE_FILES = ['/sw.js', '/offline.json'];

const UNUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * Returns the headers of a site's responses. The header of a later rule replaces the same header of an
 * earlier one. Files without a rule for `Cache-Control` have `REVALIDATE`.
 *
 * @param localeRoots paths of the additional locales, such as `/zh`, which have their own assets
 *   and frame
 */
export function headerRules(sources: PolicySources, localeRoots: readonly string[]): HeaderRule[] {
  const roots = ['', ...localeRoots];
  return [
    {
      paths: ['/*'],
      headers: {
        'Content-Security-Policy': pagePolicy(sources),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Browsers ignore it in answers that aren't encrypted.
        'Strict-Transport-Security': 'max-age=31536000',
        // Programs get the Markdown of a page (markdownPages.ts).
        Vary: 'Accept',
      },
    },
    {
      paths: roots.map((root) => `${root}/assets/*`),
      headers: { 'Cache-Control': IMMUTABLE, ...NO_PAGE },
    },
    {
      paths: roots.map((root) => `${root}/${INDEX_LIST}`),
      headers: NO_PAGE,
    },
    {
      paths: roots.flatMap((root) => RELEASE_FILES.map((file) => root + file)),
      headers: { 'Cache-Control': NO_CACHE },
    },
    {
      paths: roots.flatMap((root) => FRAMES.map((frame) => root + frame)),
      headers: { 'Content-Security-Policy': framePolicy(sources.frameHashes) },
    },
  ];
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** Returns the headers of the response with the file at a path. */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter(({ paths }) => paths.some((path) => matches(path, pathname)));
  const headers = new Map<string, string | null>([['Cache-Control', REVALIDATE]]);
  matching.forEach((rule) =>
    Object.entries(rule.headers).forEach(([name, value]) => headers.set(name, value)),
  );
  return Object.fromEntries(
    [...headers].flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

function printRule({ paths, headers }: HeaderRule, replaced: ReadonlySet<string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    // Cloudflare joins the values of all rules unless a rule removes the earlier ones.
    ...(replaced.has(name) ? [`  ! ${name}`] : []),
    ...(value === null ? [] : [`  ${name}: ${value}`]),
  ]);
  return paths.map((path) => [path, ...lines, ''].join('\n')).join('\n');
}

/** Returns the content of a `_headers` file, which Netlify and Cloudflare read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  return rules
    .map((rule) => {
      const text = printRule(rule, seen);
      Object.keys(rule.headers).forEach((name) => seen.add(name));
      return text;
    })
    .join('\n');
}
