import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { nameProblems } from '@component-docs/kit/node/portableNames';
import { fillInPages } from '@component-docs/kit/node/mdx/placeholders';
import { writeManifests, listShared } from '@component-docs/offline/node/writeManifests';
import { extensionsByType } from './contentTypes';
import { listMoves } from './formerPaths';
import { headerRules, headersFile } from './headerRules';
import { linkRules, MISSING_MARKDOWN, netlifyFunction, pageStyleSheet } from './markdownPages';
import { nginxFile } from './nginxFile';
import { redirectsFile } from './redirectsFile';
import { listHtml, localeRootsOf, pathOfHtml, readPolicySources } from './siteFiles';
import type { HostingVariables, SecurityContact } from './variables';
import { SHARED_FOLDERS } from '@component-docs/static-pages/shared/sharedAssets';

/** Returns whether a file isn't there, or has the same content as another. */
async function isFree(file: string, other: string): Promise<boolean> {
  const existing = await fs.readFile(file).catch(() => undefined);
  return existing === undefined || existing.equals(await fs.readFile(other));
}

/** Removes the folders of a language whose files have all moved. */
async function removeEmpty(own: string): Promise<void> {
  const left = await Globby('assets/**', { cwd: own });
  const folders = SHARED_FOLDERS.map((name) => `assets/${name}`);
  const isEmpty = (name: string) => !left.some((file) => file.startsWith(`${name}/`));
  for (const name of folders.filter(isEmpty)) {
    await fs.rm(path.join(own, name), { recursive: true, force: true });
  }
}

/** Moves the shared files of one language. */
async function shareLanguage(folder: string, root: string): Promise<void> {
  const own = path.join(folder, root);
  const names = await listShared(own);
  const problems: string[] = [];
  for (const name of names) {
    if (!(await isFree(path.join(folder, name), path.join(own, name)))) {
      const [here, there] = [`${root.slice(1)}/${name}`, name];
      problems.push(`${here} differs from ${there}. Build all languages from the same sources.`);
    }
  }
  failWith('Files that languages have in common differ', problems);
  for (const name of names) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.rename(path.join(own, name), path.join(folder, name));
  }
  await removeEmpty(own);
}

/**
 * Moves the files that all languages have in common out of the folders of languages, to the root of the site,
 * where pages look for them. May run again, also when one language was built again.
 *
 * Throws an error that names the files of a language that have another content than the files at the root:
 * the languages were built from different sources.
 *
 * @param folder the built site
 * @param localeRoots paths of the additional locales, such as `/zh`
 */
export async function shareAssets(folder: string, localeRoots: readonly string[]): Promise<void> {
  for (const root of localeRoots) {
    await shareLanguage(folder, root);
  }
}

/**
 * Returns the content of robots.txt, which names the sitemaps of all languages.
 *
 * @param origin the site's origin; empty if it isn't known, since a sitemap's address is absolute
 */
export function robotsFile(origin: string, localeRoots: readonly string[]): string {
  const sitemaps = ['', ...localeRoots].map((root) => `Sitemap: ${origin}${root}/sitemap.xml`);
  return ['User-agent: *', 'Allow: /', ...(origin ? ['', ...sitemaps] : []), ''].join('\n');
}

/** Returns the content of security.txt (RFC 9116). */
export function securityFile({ contact, expires }: SecurityContact, origin: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, zh',
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}

/** The configuration of nginx, relative to the built site. Hosts serve no such folder. */
export const NGINX_FILE = '.hosting/nginx.conf';

/** A file that Cloudflare may use in place of `_headers`, which Netlify reads, too. */
const CLOUDFLARE_HEADERS = '.hosting/cloudflare/_headers';

/** The edge function of Netlify, likewise. */
const NETLIFY_FUNCTION = '.hosting/netlify/edge-functions/markdown.js';

/**
 * Moves the files that languages share to one place, and adds to a built site the files that hosts need: headers and
 * redirects in the forms of several hosts, files for visitors that are programs, and lists of files to save offline.
 * Also fills facts about built files into pages, which are known only now. Runs after the build of all languages, and
 * may run again.
 *
 * Throws an error that names the files that can't be on every host or every reader's disk (`nameProblems`).
 *
 * @param folder the built site
 */
export async function finishBuild(
  folder: string,
  { origin, security }: HostingVariables,
): Promise<void> {
  const localeRoots = localeRootsOf(folder);
  await shareAssets(folder, localeRoots);
  const built = await Globby('**', { cwd: folder, dot: true });
  failWith('Files of the built site need other names', nameProblems(built.sort()));
  const html = await listHtml(folder);
  fillInPages(folder, html, origin);
  const pages = html.map(pathOfHtml);
  const rules = headerRules(await readPolicySources(folder), localeRoots);
  const host = origin ? new URL(origin).hostname : '_';
  const types = extensionsByType(built);
  const styleSheet = pageStyleSheet(built);
  const missing = built
    .filter((file) => path.basename(file) === MISSING_MARKDOWN)
    .map((file) => `/${file}`);
  const files = {
    [NETLIFY_FUNCTION]: netlifyFunction(),
    _headers: headersFile(rules),
    [CLOUDFLARE_HEADERS]: headersFile([...rules, ...linkRules(built.sort(), localeRoots)]),
    _redirects: redirectsFile(listMoves(pages, localeRoots), { localeRoots, pages }),
    [NGINX_FILE]: nginxFile({ rules, localeRoots, host, types, missing, styleSheet }),
    'robots.txt': robotsFile(origin, localeRoots),
    ...(security && { '.well-known/security.txt': securityFile(security, origin) }),
  };
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.writeFile(path.join(folder, name), content);
  }
  await writeManifests(folder, localeRoots);
}
