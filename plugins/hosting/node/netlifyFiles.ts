import { officialAddress } from '@component-docs/kit/shared/site/productOfPath';
import { OFFICIAL_PATHS } from '@component-docs/kit/shared/site/redirects';
import { GALLERY_PATHS } from '@component-docs/templates/shared/paths';
import type { HeaderRule } from './headerRules';
import type { Move } from './formerPaths';

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

/** Leads a path without a page here, and those below one that ends with `/*`, to the official site. */
function officialLines(path: string, root: string): string[] {
  const folder = path.replace(/\/\*$/, '');
  const address = officialAddress(folder) ?? '';
  return [
    `${root}${folder} ${address} 301`,
    ...(folder === path ? [] : [`${root}${path} ${address}:splat 301`]),
  ];
}

/**
 * Returns the content of a `_redirects` file, which Netlify and Cloudflare read. Netlify serves the
 * 404 page of the default language for missing pages of others unless it is told; Cloudflare, which
 * chooses the nearest one, ignores those lines.
 */
export function redirectsFile(moves: readonly Move[], localeRoots: readonly string[]): string {
  return [
    ...moves.map(({ from, to }) => `${from} ${to} 301`),
    // One rule with a placeholder in place of one for each page.
    '/en/* /:splat 301',
    ...['', ...localeRoots].flatMap((root) =>
      OFFICIAL_PATHS.flatMap((path) => officialLines(path, root)),
    ),
    // The gallery names the nearest template.
    ...['', ...localeRoots].flatMap((root) =>
      GALLERY_PATHS.map((path) => `${root}${path}/* ${root}${path}.html 404`),
    ),
    ...localeRoots.map((root) => `${root}/* ${root}/404.html 404`),
    '',
  ].join('\n');
}
