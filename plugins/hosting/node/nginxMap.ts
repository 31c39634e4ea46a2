import { movedPages } from '@component-docs/kit/shared/redirects';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { OFFICIAL_PATHS } from '@component-docs/kit/shared/site/redirects';
import { officialAddress } from '@component-docs/kit/shared/site/productOfPath';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Returns a text as nginx reads it. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Returns a table that nginx looks up by its first match: exact values before expressions. */
export function map(source: string, target: string, lines: readonly (readonly [string, string])[]) {
  const body = lines.map(([key, value]) => `  ${key} ${quote(value)};`);
  return [`map ${source} ${target} {`, ...body, '}'].join('\n');
}

/** Returns an expression as a key of a table. */
export const expression = (pattern: string) => quote(`~${pattern}`);

/** Converts the paths of a rule to an expression: exact paths, or prefixes that end with `*`. */
export function expressionOf(paths: readonly string[]): string {
  const escaped = paths.map((path) =>
    path.replace(/[.\\+?^$()[\]{}|]/g, '\\$&').replace(/\*$/, '.*'),
  );
  return `^(?:${escaped.join('|')})$`;
}

/** Redirects a path without a page here to the official site; `/*` at its end stands for all paths below it. */
function officialLine(path: string, localeRoots: readonly string[]): [string, string] {
  const folder = path.replace(/\/\*$/, '');
  const below = folder === path ? '' : '(/.+)?';
  const address = officialAddress(folder);
  return [
    expression(`^(?:${localeRoots.join('|')})?${folder}${below}$`),
    folder === path ? address : address.replace(/\/$/, '$1/'),
  ];
}

/** Forms of a path that are never public, and moved pages. A path may need several of these steps. */
export function redirectLines(localeRoots: readonly string[]): [string, string][] {
  return [
    ['default', ''],
    ['/', ''],
    ...localeRoots.flatMap((root): [string, string][] => [
      [`${root}/`, ''],
      [root, `${root}/`],
    ]),
    // Before all others, because a path with two leading slashes would be a URL of another host.
    [expression('^/{2,}(.*)$'), '/$1'],
    [expression('^(.*?)/{2,}(.*)$'), '$1/$2'],
    [expression(`^(?:/${LANGUAGES[0]})+/?$`), '/'],
    [expression(`^(?:/${LANGUAGES[0]})+(/.+)$`), '$1'],
    [expression('^(.*/)index(?:\\.html)?$'), '$1'],
    [expression('^(.+)\\.html$'), '$1'],
    [expression('^(.+)/$'), '$1'],
    ...movedPages(keptSite()).map(([pattern, target]): [string, string] => [
      expression(pattern),
      target,
    ]),
    ...OFFICIAL_PATHS.map((path) => officialLine(path, localeRoots)),
  ];
}
