import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_FILES } from '../../bundling/page-chunks/chunkFiles';
import type { ChunkFiles } from '../../bundling/page-chunks/chunkFiles';
import { fillPageAssets } from './fillPageAssets';
import { withoutSiteUrl } from './withoutSiteUrl';

/**
 * Has the HTML of each page name the files that only some pages need, and no origin if the site's is
 * unknown.
 */
export default function pageAssetsPlugin({
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
      const pages = await Globby('**/*.html', {
        cwd: outDir,
        ignore: others.map((locale) => `${locale}/**`),
      });
      await Promise.all(
        pages.map(async (page) => {
          const file = path.join(outDir, page);
          const html = await fs.readFile(file, 'utf8');
          const draft = `${file}.draft`;
          const filled = fillPageAssets(html, files, baseUrl);
          await fs.writeFile(draft, withoutSiteUrl(filled, siteConfig.url));
          // Other steps read pages at the same time: they get the whole old or the whole new one.
          await fs.rename(draft, file);
        }),
      );
    },
  };
}
