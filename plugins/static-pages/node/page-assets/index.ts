import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_FILES } from '../../shared/pageChunks';
import type { ChunkFiles } from '../../shared/pageChunks';
import { fillPageAssets, withoutSiteUrl } from './fillPageAssets';

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
