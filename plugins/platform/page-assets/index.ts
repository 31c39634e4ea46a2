import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_FILES } from '../page-chunks/chunkFiles';
import type { ChunkFiles } from '../page-chunks/chunkFiles';
import { writeSocialCards } from '../../social-cards';
import { addToHead } from './addToHead';
import { fillPageAssets } from './fillPageAssets';
import { withoutSiteUrl } from './withoutSiteUrl';

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

/**
 * Has the HTML of each page name the files that only this page needs, with its picture for previews of
 * links, and no origin if the site's is unknown.
 */
export default function pageAssetsPlugin({
  siteDir,
  baseUrl,
  siteConfig,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  return {
    name: 'page-assets',
    async postBuild({ outDir }) {
      const table = await fs.readFile(path.join(generatedFilesDir, CHUNK_FILES), 'utf8');
      const files = JSON.parse(table) as ChunkFiles;
      // The default language is built first, into the folder that holds those of the others.
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const pages = await readPages(
        outDir,
        others.map((locale) => `${locale}/**`),
      );
      const cards = await writeSocialCards(pages, {
        siteDir,
        outDir,
        locale: i18n.currentLocale,
        address: siteConfig.url + baseUrl,
      });
      await Promise.all(
        [...pages].map(async ([page, html]) => {
          const withCard = addToHead(html, cards.get(page) ?? '');
          const filled = fillPageAssets(withCard, files, baseUrl);
          await replaceFile(path.join(outDir, page), withoutSiteUrl(filled, siteConfig.url));
        }),
      );
    },
  };
}
