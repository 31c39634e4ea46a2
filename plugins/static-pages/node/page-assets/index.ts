import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_FILES } from '../../shared/pageChunks';
import type { ChunkFiles, PageChunks } from '../../shared/pageChunks';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';

/** Tags whose URL must be absolute: the address for shared links, and other languages' pages. */
const ABSOLUTE_TAG = /<(?:meta\b[^>]*\bproperty="?og:url\b|link\b[^>]*\bhreflang=)[^>]*>/g;

/**
 * Removes the origin from the HTML of a site that was built without `SITE_URL`: tags that need an
 * absolute URL are left out, and other URLs become relative to the site's root. Returns the HTML of
 * other sites unchanged.
 */
export function withoutSiteUrl(html: string, siteUrl: string): string {
  return siteUrl === UNKNOWN_SITE_URL
    ? html
        .replace(ABSOLUTE_TAG, (tag) => (tag.includes(siteUrl) ? '' : tag))
        .replaceAll(`${siteUrl}/`, '/')
    : html;
}

/** Attributes of the printed HTML: page modules and parts of the site that the page needs. */
const MODULES = /\sdata-chunks=(?:"([^"]+)"|([^\s>]+))/g;
const STYLES = /\sdata-styles=(?:"([^"]+)"|([^\s>]+))/g;

/** The table is the last thing in the content that a link exchanges, at the least. */
const MAIN_END = '</main>';
const HEAD_END = '</head>';

function valuesOf(html: string, attribute: RegExp): string[] {
  const values = [...html.matchAll(attribute)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(' '),
  );
  return [...new Set(values)].sort();
}

function pick<Value>(
  table: Readonly<Record<string, Value>>,
  names: readonly string[],
): [string, Value][] {
  return names.map((name) => {
    const value = table[name];
    if (value === undefined) {
      throw new Error(
        `a page needs "${name}", but the bundler has made ${Object.keys(table).join(', ')}.`,
      );
    }
    return [name, value];
  });
}

function insertBeforeLast(html: string, mark: string, text: string): string {
  const index = html.lastIndexOf(mark);
  if (index < 0) {
    throw new Error(`a page that needs modules has no ${mark}.`);
  }
  return html.slice(0, index) + text + html.slice(index);
}

function moduleTable(modules: PageChunks): string {
  const json = JSON.stringify(modules).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-page-chunks>${json}</script>`;
}

function linkSheets(html: string, { styles }: ChunkFiles, baseUrl: string): string {
  return pick(styles, valuesOf(html, STYLES))
    .map(([part, file]) => `<link rel="stylesheet" href="${baseUrl}${file}" data-part="${part}">`)
    .join('');
}

/**
 * Adds to a page's HTML the names of the files that only some pages need: chunks of its modules, and
 * the style sheets of its part of the site.
 *
 * Throws when a page needs a file that the bundler hasn't made.
 */
export function fillPageAssets(html: string, files: ChunkFiles, baseUrl: string): string {
  const wanted = Object.fromEntries(pick(files.modules, valuesOf(html, MODULES)));
  const links = linkSheets(html, files, baseUrl);
  const withTable =
    Object.keys(wanted).length > 0 ? insertBeforeLast(html, MAIN_END, moduleTable(wanted)) : html;
  return withTable.replace(HEAD_END, `${links}${HEAD_END}`);
}

const TITLE_END = '</title>';

/** Adds tags to the head of a page after its title, where programs that read only the start find them. */
export function addToHead(html: string, tags: string): string {
  return html.replace(TITLE_END, () => TITLE_END + tags);
}

/** Reads the HTML files of a built language, by their names relative to its folder. */
async function readPages(outDir: string, ignore: string[]): Promise<Map<string, string>> {
  const pages = await Globby('**/*.html', { cwd: outDir, ignore });
  const contents = pages.map(
    async (page) => [page, await fs.readFile(path.join(outDir, page), 'utf8')] as const,
  );
  return new Map(await Promise.all(contents));
}

/** Other steps read pages at the same time: they get the whole old or the whole new one. */
async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.draft`;
  await fs.writeFile(draft, content);
  await fs.rename(draft, file);
}

/** A language of the site whose pages are built. */
export interface BuiltLanguage {
  siteDir: string;
  outDir: string;
  locale: string;
  /** Absolute URL of the language, with a slash at the end. */
  address: string;
}

interface Options {
  /** Returns the HTML that is added to the head of pages, by the names of their files. */
  headTags: (
    pages: ReadonlyMap<string, string>,
    built: BuiltLanguage,
  ) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Completes the HTML of each page: names the files that only this page needs, adds the tags of another plugin
 * to its head, and removes the origin if the site's origin is unknown.
 */
export default function pageAssetsPlugin(
  { siteDir, baseUrl, siteConfig, generatedFilesDir, i18n }: LoadContext,
  { headTags }: Options,
): Plugin {
  return {
    name: 'page-assets',
    async postBuild({ outDir }) {
      const table = await fs.readFile(path.join(generatedFilesDir, CHUNK_FILES), 'utf8');
      const files = JSON.parse(table) as ChunkFiles;
      // The default language is built first, into the folder that contains the folders of the other
      // languages.
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const pages = await readPages(
        outDir,
        others.map((locale) => `${locale}/**`),
      );
      const tags = await headTags(pages, {
        siteDir,
        outDir,
        locale: i18n.currentLocale,
        address: siteConfig.url + baseUrl,
      });
      await Promise.all(
        [...pages].map(async ([page, html]) => {
          const withTags = addToHead(html, tags.get(page) ?? '');
          const filled = fillPageAssets(withTags, files, baseUrl);
          await replaceFile(path.join(outDir, page), withoutSiteUrl(filled, siteConfig.url));
        }),
      );
    },
  };
}
