import path from 'node:path';
import type { HeaderRule } from './headerRules';
import { pathOfHtml } from './siteFiles';

/**
 * The source of an expression for the `Accept` header of programs that read Markdown: no browser names it.
 * The letters may be in either case.
 */
export const ACCEPTS_MARKDOWN = '(?:^|[, ])text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?(?:[, ]|$))';

/** The file that names the pages of a folder, for programs that ask for a page which isn't there. */
export const MISSING_MARKDOWN = '404.md';

/** The style sheet of all pages, among the files of a built site. */
const STYLE_SHEET = /^assets\/css\/styles\.[\da-f]+\.css$/;

/** Returns the path of the style sheet of all pages below the root of their language, if a built site has it. */
export function pageStyleSheet(files: Iterable<string>): string | undefined {
  const file = [...files].find((name) => STYLE_SHEET.test(name));
  return file && `/${file}`;
}

/** Returns the root of a page's language, which has assets of its own: `/zh`, or an empty string. */
export function localeRootOf(page: string, localeRoots: readonly string[]): string {
  return localeRoots.find((root) => page.startsWith(`${root}/`)) ?? '';
}

/**
 * Returns the value of a page's `Link` header: where the page is as Markdown, and its style sheet, which hosts may send
 * as an early hint (status 103) before the page.
 */
export function pageLinks(page: string, styleSheet: string | undefined): string {
  const markdown = `<${page}.md>; rel="alternate"; type="text/markdown"`;
  return styleSheet ? `${markdown}, <${styleSheet}>; rel="preload"; as="style"` : markdown;
}

/**
 * Returns rules that give pages their `Link` header on a host that fills the matched part of a path into headers, as
 * Cloudflare does. Each product has a folder, and hosts limit the number of rules.
 *
 * @param files paths of the built site's files, relative to its folder
 */
export function linkRules(files: readonly string[], localeRoots: readonly string[]): HeaderRule[] {
  const sheet = pageStyleSheet(files);
  const built = new Set(files);
  const folderOf = (file: string) => {
    const [first = '', second = ''] = file.split('/');
    return localeRoots.includes(`/${first}`) ? `/${first}/${second}` : `/${first}`;
  };
  const isPage = (file: string) =>
    built.has(file.replace(/\.md$/, '.html')) && path.posix.basename(file) !== MISSING_MARKDOWN;
  const folders = new Set(files.filter((file) => /\.md$/.test(file) && isPage(file)).map(folderOf));
  const others = files.filter(
    (file) =>
      /\.html$/.test(file) &&
      folders.has(folderOf(file)) &&
      !built.has(file.replace(/html$/, 'md')),
  );
  return [
    ...[...folders].map((folder) => ({
      paths: [`${folder}/*`],
      headers: {
        Link: pageLinks(`${folder}/:splat`, sheet && localeRootOf(folder, localeRoots) + sheet),
      },
    })),
    { paths: ['/*.md', '/*.txt', ...others.map(pathOfHtml)], headers: { Link: null } },
  ];
}

/** Returns the files that name the pages nearest to a path, nearest first, relative to the site's folder. */
export function missingMarkdown(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1);
  return [...folders, ''].map((_, depth) =>
    path.posix.join(...folders.slice(0, folders.length - depth), MISSING_MARKDOWN),
  );
}

/**
 * Returns an edge function for Netlify, whose files can't choose by `Accept`: it sends the Markdown of a page
 * to programs that accept it, and for a page that isn't there, the names of the nearest ones.
 */
export function netlifyFunction(): string {
  return `// Written by "npm run build". Copy it to netlify/edge-functions.
const ACCEPTED = /${ACCEPTS_MARKDOWN.replaceAll('/', '\\/')}/i;
const headers = { 'Content-Type': 'text/markdown; charset=utf-8', Vary: 'Accept' };

export default async function markdown(request) {
  if (!ACCEPTED.test(request.headers.get('accept') ?? '')) {
    return undefined;
  }
  const { pathname } = new URL(request.url);
  const read = (file) => fetch(new URL(file, request.url), { redirect: 'manual' });
  const page = await read(pathname + '.md');
  if (page.ok || (await read(pathname)).ok) {
    return page.ok ? new Response(page.body, { headers }) : undefined;
  }
  for (let folder = pathname; folder !== ''; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const names = await read(folder + '/${MISSING_MARKDOWN}');
    if (names.headers.get('content-type')?.startsWith('text/markdown')) {
      return new Response(names.body, { status: 404, headers });
    }
  }
  return undefined;
}

export const config = { path: '/*', excludedPath: ['/assets/*', '/*/assets/*'] };
`;
}
