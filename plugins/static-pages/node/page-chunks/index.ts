import fs from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { PageChunksPlugin } from './PageChunksPlugin';
import { CHUNK_FILES } from './chunkFiles';

type WebpackPluginInstance = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']
>;

/**
 * Chunks that only some pages need, such as the demos of a page: their files are named by the HTML of
 * those pages (plugins/static-pages/node/page-assets), and not by a table in every page's script.
 */
export default function pageChunksPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-chunks',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            // A page names chunks, and numbers would need a table from name to number.
            optimization: { chunkIds: 'named' },
            // Docusaurus' types know webpack's compiler; this one is for Rspack.
            plugins: [
              new PageChunksPlugin((files) => {
                const file = path.join(generatedFilesDir, CHUNK_FILES);
                fs.writeFileSync(file, JSON.stringify(files));
              }) as unknown as WebpackPluginInstance,
            ],
          },
  };
}
