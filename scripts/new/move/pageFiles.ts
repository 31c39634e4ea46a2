import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { PageAddress } from '../parseAddress';

/** Records of pages, each with the page's folder behind it. */
const RECORDS = ['content/accessibility-trees', 'content/social-cards'];

/** The folder of a page in `docs`, and in each language. */
function foldersOf({ product: { id }, slug }: PageAddress): string[] {
  return [
    `docs/${id}/${slug}`,
    ...LANGUAGES.slice(1).map(
      (locale) => `i18n/${locale}/docusaurus-plugin-content-docs-${id}/current/${slug}`,
    ),
  ];
}

/** Lists the files of a folder without the files of other pages below it. */
async function ownFiles(siteDir: string, folder: string): Promise<string[]> {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  const files = await Globby('**/*', { cwd: absolute, dot: true });
  const others = new Set(
    files
      .filter((file) => file.endsWith('.mdx') && file.includes('/'))
      .map((file) => path.dirname(file)),
  );
  const isOfOther = (file: string) => [...others].some((other) => file.startsWith(`${other}/`));
  return files.filter((file) => !isOfOther(file)).map((file) => `${folder}/${file}`);
}

/** Lists all files of a page, relative to the root: page, demos, translations, and records of it. */
export async function filesOfPage(siteDir: string, page: PageAddress): Promise<string[]> {
  const folders = await Promise.all(foldersOf(page).map((folder) => ownFiles(siteDir, folder)));
  const records = await Promise.all(
    RECORDS.map(async (folder) => {
      const absolute = path.join(siteDir, folder, path.dirname(page.folder));
      const names = await fs.readdir(absolute).catch(() => []);
      const [last = ''] = page.slug.split('/').slice(-1);
      return names
        .filter((name) => name.replace(/\.\w+$/, '') === last)
        .map((name) => `${folder}/${path.posix.dirname(page.folder)}/${name}`);
    }),
  );
  return [...folders, ...records].flat().sort();
}

/** Returns where a file of a page is when the page has another address. */
export function newPlace(file: string, from: PageAddress, to: PageAddress): string {
  const name = (page: PageAddress) => page.slug.slice(page.slug.lastIndexOf('/') + 1);
  const folders = foldersOf(from).map(
    (folder, index) => [folder, foldersOf(to)[index] ?? ''] as const,
  );
  const [own, other = ''] = folders.find(([folder]) => file.startsWith(`${folder}/`)) ?? [];
  if (own !== undefined) {
    const rest = file.slice(own.length + 1);
    const isPage = [`${name(from)}.mdx`, `${name(from)}.sections.json`].includes(rest);
    return `${other}/${isPage ? rest.replace(name(from), name(to)) : rest}`;
  }
  return file.replace(`/${from.folder}`, `/${to.folder}`);
}

/** Tabs of a page, which have addresses below it. */
const TABS = '/(?:components-api|hooks-api)\\b';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern of a page's site path in any text: with an anchor or a tab after it, but not as a part of a longer
 * path, and not on another site.
 */
function pathPattern(path: string): RegExp {
  return new RegExp(`(?<![\\w.:/-])${escape(path)}(?=${TABS}|(?![\\w-]|/\\w))`, 'g');
}

/** Returns a pattern of a page's folder in `docs` as files of the site name it: `docs/ui/button/`. */
function folderPattern({ folder, file }: PageAddress): RegExp {
  const name = escape(file.slice(file.lastIndexOf('/') + 1));
  return new RegExp(`(?<![\\w-])docs/${escape(folder)}/(${name}|demos\\b)`, 'g');
}

/** Returns a pattern of a page's key in JSON, which has no slash in front: `"ui/button"`. */
function keyPattern({ folder }: PageAddress): RegExp {
  return new RegExp(`(?<=")${escape(folder)}(?=")`, 'g');
}

/** Returns a text that names a page by its new address: its site path, its folder, and keys of JSON. */
export function withNewAddress(text: string, from: PageAddress, to: PageAddress): string {
  const page = to.file.slice(to.file.lastIndexOf('/') + 1);
  return text
    .replace(pathPattern(from.path), to.path)
    .replace(folderPattern(from), (_all, rest: string) =>
      rest === 'demos' ? `docs/${to.folder}/demos` : `docs/${to.folder}/${page}`,
    )
    .replace(keyPattern(from), to.folder);
}

/** Returns the lines, from 1, of a text that name a site path. */
export function linesWith(text: string, path: string): number[] {
  const pattern = pathPattern(path);
  return text.split('\n').flatMap((line, index) => (line.search(pattern) < 0 ? [] : [index + 1]));
}

/** Returns a text in which links to a page, to its anchors, and to its tabs lead to another page. */
export function withLinksTo(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`${pathPattern(from).source}(?:${TABS})?(?:#[\\w%-]*)?`, 'g'), to);
}
