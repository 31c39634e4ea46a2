import { failWith } from '@component-docs/kit/node/errors/failWith';
import { officialAddress } from '@component-docs/kit/shared/site/productOfPath';
import { OFFICIAL_PATHS } from '@component-docs/kit/shared/site/redirects';
import { GALLERY_PATHS } from '@component-docs/templates/shared/paths';
import { formerPathsOf, withPlaceholders } from './formerPaths';
import type { Move } from './formerPaths';

/** A line of the file. */
interface Rule extends Move {
  status: 301 | 404;
}

/** How many rules Cloudflare Pages reads. Netlify reads more. */
const LIMITS = { fixed: 2000, withPlaceholder: 100 };

const hasPlaceholder = ({ from }: Move) => /[*:]/.test(from);

/**
 * Redirects a path without a page here to the official site, and for a path that ends with `/*`, all paths
 * below it.
 */
function officialMoves(path: string): Move[] {
  const folder = path.replace(/\/\*$/, '');
  const address = officialAddress(folder);
  const moves = [{ from: folder, to: address }];
  return folder === path
    ? moves
    : [
        ...moves,
        ...[path, ...formerPathsOf(path).filter((former) => former.endsWith('/*'))].map((from) => ({
          from,
          to: `${address}:splat`,
        })),
      ];
}

/** Returns an expression of the paths that a rule with placeholders matches. */
function expressionOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}

/**
 * Replaces rules that languages share by one rule for any first folder. A rule that would also match another path of
 * the site (`/:lang/api/*` matches the page `/ui/api/button`) stays a rule for each language, because Cloudflare
 * applies rules before it looks for files.
 */
function forAnyLanguage(
  rules: readonly Rule[],
  { localeRoots, known }: { localeRoots: readonly string[]; known: readonly string[] },
): Rule[] {
  const outside = known.filter((path) => !localeRoots.some((root) => path.startsWith(`${root}/`)));
  return rules.flatMap(({ from, to, status }) => {
    const isInSite = to.startsWith('/');
    const general = { from: `/:lang${from}`, to: isInSite ? `/:lang${to}` : to, status };
    return outside.some((path) => expressionOf(general.from).test(path))
      ? localeRoots.map((root) => ({ from: root + from, to: isInSite ? root + to : to, status }))
      : [general];
  });
}

/**
 * Returns the content of a `_redirects` file, which Netlify and Cloudflare read. Netlify serves the 404 page
 * of the default language for missing pages of other languages unless lines tell it otherwise; Cloudflare,
 * which chooses the nearest 404 page, ignores these lines.
 *
 * @param moves former paths in all languages
 * @param site the paths of the languages' folders, and of all pages
 * @throws {Error} when Cloudflare would leave out rules
 */
export function redirectsFile(
  moves: readonly Move[],
  { localeRoots, pages }: { localeRoots: readonly string[]; pages: readonly string[] },
): string {
  const moved = withPlaceholders(moves, pages).map((move) => ({ ...move, status: 301 as const }));
  const official = OFFICIAL_PATHS.flatMap(officialMoves).map((move) => ({
    ...move,
    status: 301 as const,
  }));
  // The gallery names the nearest template.
  const galleries = GALLERY_PATHS.map((path) => ({
    from: `${path}/*`,
    to: `${path}.html`,
    status: 404 as const,
  }));
  const known = [...pages, ...[...moves, ...official].map(({ from }) => from)];
  const inLanguages = (each: readonly Rule[]) => forAnyLanguage(each, { localeRoots, known });
  const isShared = ({ from, to }: Move) =>
    localeRoots.length > 0 &&
    localeRoots.every((root) =>
      moved.some((other) => other.from === root + from && other.to === root + to),
    );
  const folders = moved.filter(hasPlaceholder);
  const shared = folders.filter(isShared);
  const own = folders.filter(
    (rule) => !shared.some(({ from }) => localeRoots.some((root) => rule.from === root + from)),
  );
  const rules = [
    ...moved.filter((rule) => !hasPlaceholder(rule)),
    ...official,
    ...inLanguages(official),
    // One rule with a placeholder in place of one for each page.
    { from: '/en/*', to: '/:splat', status: 301 },
    ...own,
    ...inLanguages(shared),
    ...galleries,
    ...inLanguages(galleries),
    ...localeRoots.map((root) => ({ from: `${root}/*`, to: `${root}/404.html`, status: 404 })),
  ];
  const count = rules.filter(hasPlaceholder).length;
  failWith(
    'Cloudflare Pages would leave out rules of _redirects',
    [
      { count: rules.length - count, limit: LIMITS.fixed, kind: 'without' },
      { count, limit: LIMITS.withPlaceholder, kind: 'with' },
    ]
      .filter(({ count: number, limit }) => number > limit)
      .map(
        ({ count: number, limit, kind }) =>
          `It has ${number} rules ${kind} a placeholder, and ${limit} are read. Remove former paths from content/hosting/redirects.ts, or mark a language that never had them with isBeginning.`,
      ),
  );
  return [...rules.map(({ from, to, status }) => `${from} ${to} ${status}`), ''].join('\n');
}
