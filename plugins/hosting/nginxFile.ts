import { MOVED_PAGES } from '../../content/redirects';
import { LANGUAGES } from '../../src/site/navigation/pathnameToLanguage';
import { GALLERY_PATH } from '../../src/templates/paths';
import { REDIRECT_CACHE, REVALIDATE } from './headerRules';
import type { HeaderRule } from './headerRules';

export interface NginxOptions {
  rules: readonly HeaderRule[];
  /** Paths of the additional locales, such as `/zh`. */
  localeRoots: readonly string[];
  /** The site's host, or `_` for any. */
  host: string;
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Returns a table that nginx looks up by its first match: exact values before expressions. */
function map(source: string, target: string, lines: readonly (readonly [string, string])[]) {
  const body = lines.map(([key, value]) => `  ${key} ${quote(value)};`);
  return [`map ${source} ${target} {`, ...body, '}'].join('\n');
}

const expression = (pattern: string) => quote(`~${pattern}`);

/** Converts the paths of a rule to an expression: exact paths, or prefixes that end with `*`. */
function expressionOf(paths: readonly string[]): string {
  const escaped = paths.map((path) =>
    path.replace(/[.\\+?^$()[\]{}|]/g, '\\$&').replace(/\*$/, '.*'),
  );
  return `^(?:${escaped.join('|')})$`;
}

/** Forms of a path that are never public, and moved pages. A path may need several of these steps. */
function redirectLines(localeRoots: readonly string[]): [string, string][] {
  return [
    ['default', ''],
    ['/', ''],
    ...localeRoots.flatMap((root): [string, string][] => [
      [`${root}/`, ''],
      [root, `${root}/`],
    ]),
    // Before all others, because a path with two leading slashes would be a URL of another host.
    [expression('^[/\\\\]{2,}(.*)$'), '/$1'],
    [expression('^(.*?)[/\\\\]{2,}(.*)$'), '$1/$2'],
    [expression(`^(?:/${LANGUAGES[0]})+/?$`), '/'],
    [expression(`^(?:/${LANGUAGES[0]})+(/.+)$`), '$1'],
    [expression('^(.*/)index(?:\\.html)?$'), '$1'],
    [expression('^(.+)\\.html$'), '$1'],
    [expression('^(.+)/$'), '$1'],
    ...MOVED_PAGES.map(([pattern, target]): [string, string] => [expression(pattern), target]),
  ];
}

/** Rules that remove headers, or allow caches to keep a file, are for files that exist. */
const FOUND = '^(?:200|206|304) ';
const ANY_STATUS = '^\\d+ ';

function headerMaps(rules: readonly HeaderRule[]): { maps: string[]; names: string[] } {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const isCache = name === 'Cache-Control';
    // The last rule that matches decides, and nginx takes the first.
    const lines = rules.toReversed().flatMap(({ paths, headers }): [string, string][] => {
      const value = headers[name];
      const status = isCache || value === null ? FOUND : ANY_STATUS;
      return value === undefined
        ? []
        : [[expression(expressionOf(paths).replace('^', status)), value ?? '']];
    });
    const moved: [string, string][] = isCache ? [['"~^301 "', REDIRECT_CACHE]] : [];
    const fallback: [string, string] = ['default', isCache ? REVALIDATE : ''];
    return map('"$status $docs_path"', variableOf(name), [fallback, ...moved, ...lines]);
  });
  return { maps, names };
}

const variableOf = (name: string) => `$docs_${name.toLowerCase().replaceAll('-', '_')}`;

/** Returns the location of the pages below a path, with the page that is sent for missing ones. */
function pagesBelow(folder: string, missingPage: string): string {
  return `  location ${folder}/ {
    # An encoded slash is part of no page's name.
    if ($docs_path ~* "%2f") {
      return 404;
    }
    try_files $uri $uri.html $uri/index.html =404;
    error_page 404 ${missingPage};
    location ~ \\.md$ {
      types { }
      default_type text/markdown;
    }
    location ~ \\.tsx?$ {
      types { }
      default_type text/plain;
    }
  }
`;
}

/** Returns the locations of a language: its pages, and its 404 page, which no address leads to. */
function locationOf(root: string): string {
  const gallery = root + GALLERY_PATH;
  return `${pagesBelow(root, `${root}/404.html`)}${pagesBelow(gallery, `${gallery}.html`)}  location = ${root}/404 {
    error_page 404 ${root}/404.html;
    return 404;
  }
  location = ${root}/404.html {
    internal;
  }
`;
}

/**
 * Returns a configuration of nginx for the built site, with the same headers and redirects as those of
 * our own server. Each redirect makes one step, so former paths may need two or three.
 */
export function nginxFile({ rules, localeRoots, host }: NginxOptions): string {
  const { maps, names } = headerMaps(rules);
  return `# Written by "npm run build". Include it in the http block, and set "listen" and "root".
map_hash_bucket_size 256;
${map('$request_uri', '$docs_path', [[expression('^([^?]*)'), '$1']])}
${map('$docs_path', '$docs_moved', redirectLines(localeRoots))}
${maps.join('\n')}

server {
  listen 80;
  server_name ${host};
  root /srv/docs;

  charset utf-8;
  charset_types text/css text/javascript text/plain text/markdown application/javascript application/json application/xml;
  absolute_redirect off;
  # With the module ngx_brotli, add: brotli_static on;
  gzip_static on;
  gzip_vary on;
  merge_slashes off;
  etag on;

${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}

  # The fragment of a target comes after the query of the request.
  if ($docs_moved ~ "^([^#]+)(#.*)$") {
    return 301 $1$is_args$args$2;
  }
  if ($docs_moved) {
    return 301 $docs_moved$is_args$args;
  }
${['', ...localeRoots].map(locationOf).join('')}  location ~ ^/_(?:headers|redirects)$|/\\.(?!well-known/) {
    return 404;
  }
  error_page 404 /404.html;
}
`;
}
