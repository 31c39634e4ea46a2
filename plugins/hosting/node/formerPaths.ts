import { redirectTarget } from '../../../content/hosting/redirects';

export interface Move {
  from: string;
  to: string;
}

/** Former paths that a page may have had, by the form of its path in English. */
const FORMS: readonly (readonly [page: RegExp, former: readonly string[]])[] = [
  [/^\/material-ui\/react-(.+)$/, ['/components/$1', '/components/$1s', '/components/$1es']],
  [/^\/x\/react-(.+)$/, ['/components/$1', '/components/pickers']],
  [/^\/material-ui\/all-components$/, ['/components']],
  [/^\/material-ui\/((?!react-|api\/).+)$/, ['/$1', '/components/$1']],
  [/^\/(?:material-ui|x)\/api\/(.+)$/, ['/api/$1', '/api-docs/$1']],
  [/^\/(.+)\/api\/(.+)$/, ['/$1/api-docs/$2']],
  [/^\/base-ui\/(.+)$/, ['/base/$1']],
  [/^\/base-ui\/react-([^/]+)\/components-api$/, ['/base-ui/api/$1', '/base-ui/api/$1-unstyled']],
  [/^\/base-ui\/react-([^/]+)\/hooks-api$/, ['/base-ui/api/use-$1']],
];

function formerPathsOf(page: string): string[] {
  return FORMS.filter(([form]) => form.test(page)).flatMap(([form, former]) =>
    former.map((replacement) => page.replace(form, replacement)),
  );
}

/** Start pages: the path of a product leads to one of its pages. */
function productPathsOf(page: string): string[] {
  const parts = page.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/**
 * Lists former paths with the current path of each, for hosts that can't apply the rules of
 * content/hosting/redirects.ts. It covers the paths that pages had under the rules for components, sections,
 * products, and the API reference; other former paths reach their page by the script of the 404 page.
 *
 * @param pages paths of all pages, such as `/zh/material-ui/react-button`
 * @param localeRoots paths of the additional locales, such as `/zh`
 */
export function listMoves(pages: readonly string[], localeRoots: readonly string[]): Move[] {
  const known = new Set(pages);
  const moves = new Map<string, string>();
  for (const page of pages) {
    const locale = localeRoots.find((root) => page.startsWith(`${root}/`)) ?? '';
    const path = page.slice(locale.length);
    for (const former of [...formerPathsOf(path), ...productPathsOf(path)]) {
      const from = locale + former;
      const to = redirectTarget(from);
      if (to !== null && !known.has(from) && known.has(to.replace(/#.*/, ''))) {
        moves.set(from, to);
      }
    }
  }
  return [...moves].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}
