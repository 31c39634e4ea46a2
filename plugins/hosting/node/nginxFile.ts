import { GALLERY_PATHS } from '@component-docs/templates/shared/paths';
import { ACCEPTS_MARKDOWN, MISSING_MARKDOWN, pageLinks } from './markdownPages';
import { REDIRECT_CACHE, REVALIDATE } from './headerRules';
import type { HeaderRule } from './headerRules';
import { expression, expressionOf, map, quote, redirectLines } from './nginxMap';
import { PLAIN_PATH } from './siteFiles';

export interface NginxOptions {
  rules: readonly HeaderRule[];
  /** Paths of the additional locales, such as `/zh`. */
  localeRoots: readonly string[];
  /** The site's host, or `_` for any. */
  host: string;
  /** The extensions of the site's files, without the dot, by their Content-Type. */
  types: ReadonlyMap<string, readonly string[]>;
  /** Paths of the files that name the pages of their folder. */
  missing: readonly string[];
  /** The path of the style sheet of all pages below the root of their language. */
  styleSheet: string | undefined;
}

/**
 * Returns the tables that read an address as our own server does (scripts/lib/server/resolveAddress.ts).
 * nginx's `$uri` alone doesn't tell: it is decoded, without dots, and changes with the file that is
 * sent. The tables are read once, before that.
 */
function addressMaps({ localeRoots, missing: lists }: NginxOptions): string[] {
  const missing = (path: string) => expression(`(?s)^\\S* ${path}`);
  const galleries = [...localeRoots, ''].flatMap((root) =>
    GALLERY_PATHS.map((path) => root + path),
  );
  return [
    map('$request_uri', '$docs_path', [[expression('^([^?#]*)'), '$1']]),
    map('$uri', '$docs_file', [[expression('(?s)^(.*)$'), '$1']]),
    map('$http_accept', '$docs_markdown', [
      ['default', ''],
      [expression(`*${ACCEPTS_MARKDOWN}`), '.md'],
    ]),
    map('$docs_path', '$docs_refused', [
      [expression('^.{2049}'), '414'],
      [expression('*(?:/|%2f)(?:\\.|%2e){2}(?:/|%2f|$)'), '400'],
      [expression('*\\\\|%5c'), '400'],
    ]),
    // An encoded slash is part of no file's name, and private files and folders have no address.
    map('"$docs_path $docs_file"', '$docs_missing', [
      [expression('*^\\S*%2f'), '1'],
      [expression('*^\\S*/(?:\\.|%2e)(?:/|\\s)'), '1'],
      [missing('/_(?:headers|redirects)$'), '1'],
      [missing('.*/\\.(?!well-known(?:/|$))'), '1'],
    ]),
    map('"$docs_missing $docs_file"', '$docs_name', [
      ['default', '$docs_path'],
      [expression('^1'), ''],
      [expression(`^ (${PLAIN_PATH})\\z`), '$1'],
    ]),
    map('$docs_name', '$docs_root', [
      ['default', ''],
      ...localeRoots.map((root): [string, string] => [expression(`^${root}/`), root]),
    ]),
    map('$docs_name', '$docs_moved', redirectLines(localeRoots)),
    map('"$docs_path $docs_name"', '$docs_plain', [
      ['default', '$docs_name'],
      [expression('^(\\S*) \\1$'), ''],
    ]),
    // Programs get the names of the nearest pages; the gallery names the nearest template.
    map('"$docs_markdown $docs_file"', '$docs_missing_page', [
      ['default', '/404.html'],
      ...lists
        .toSorted((one, other) => other.length - one.length)
        .map((file): [string, string] => {
          const folder = file.slice(0, -MISSING_MARKDOWN.length);
          return [expression(`(?s)^(?:\\.md|(?=.*\\.md$)) ${folder}`), file];
        }),
      ...galleries.map((page): [string, string] => [expression(`^\\S* ${page}/`), `${page}.html`]),
      ...localeRoots.map((root): [string, string] => [
        expression(`^\\S* ${root}/`),
        `${root}/404.html`,
      ]),
    ]),
  ];
}

/** Rules that remove headers, or allow caches to keep a file, are for files that exist. */
const FOUND = '^(?:200|304) ';
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

/** Returns the locations of pages that are sent in place of missing ones: no address leads to them. */
function missingPages(root: string): string {
  return `  location = ${root}/404 {
    return 404;
  }
  location = ${root}/404.html {
    internal;
  }
${GALLERY_PATHS.map((path) => `  location = ${root}${path}.html {\n    internal;\n  }\n`).join('')}`;
}

/** Returns the table of nginx with the types of files: names without the charset, which nginx adds. */
function typeLines(types: NginxOptions['types']): string {
  const bare = (type: string) => type.replace(/;.*/, '');
  const lines = [...types].map(([type, names]) => `    ${bare(type)} ${names.join(' ')};`);
  const withCharset = [...types.keys()].filter((type) => type.includes('charset')).map(bare);
  // nginx adds the charset to HTML without being told, and warns when it is.
  const told = withCharset.filter((type) => type !== 'text/html');
  return `  types {
${lines.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${told.join(' ')};
  gzip_types ${told.join(' ')};`;
}

/**
 * Returns a configuration of nginx for the built site, with the same headers and redirects as our own server.
 * Each redirect makes one step, so former paths may need two or three.
 */
export function nginxFile(options: NginxOptions): string {
  const { rules, localeRoots, host, types, styleSheet } = options;
  const { maps, names } = headerMaps(rules);
  return `# Written by "npm run build". Include it in the http block, and set "listen" and "root".
map_hash_bucket_size 256;
${[...addressMaps(options), ...maps].join('\n')}

server {
  listen 80;
  server_name ${host};
  root /srv/docs;

${typeLines(types)}
  absolute_redirect off;
  # With the module ngx_brotli, add: brotli on;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  merge_slashes off;
  etag on;
  # Asked for a part that a file doesn't have, nginx would refuse it with the file's own headers, twice.
  max_ranges 0;

${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}

  if ($docs_refused = 400) {
    return 400;
  }
  if ($docs_refused = 414) {
    return 414;
  }
  # The fragment of a target comes after the query of the request.
  if ($docs_moved ~ "^([^#]+)(#.*)$") {
    return 301 $1$is_args$args$2;
  }
  if ($docs_moved) {
    return 301 $docs_moved$is_args$args;
  }
  if ($docs_plain) {
    return 301 $docs_plain$is_args$args;
  }
  set $docs_link "";
  if (-f $document_root$docs_name.md) {
    set $docs_link ${quote(pageLinks('$docs_name', styleSheet && `$docs_root${styleSheet}`)).replaceAll('\\\\', '\\')};
  }
  add_header Link $docs_link always;
  error_page 404 $docs_missing_page;
  location / {
    if ($docs_missing) {
      return 404;
    }
    try_files $uri$docs_markdown $uri $uri.html $uri/index.html =404;
  }
  location ~ /${MISSING_MARKDOWN.replace('.', '\\.')}$ {
    internal;
  }
${['', ...localeRoots].map(missingPages).join('')}}
`;
}
