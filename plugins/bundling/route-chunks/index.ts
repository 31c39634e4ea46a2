import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes little of what grows with every page: the table of pages' chunks that all pages carry
 * (design §2), and has a page's HTML list the page's chunks, so that the browser fetches them
 * together with the main script.
 *
 * Chunks are called by their names, which the registry has anyway: with numbers, every page would
 * also carry a table from number to name and one from name to number.
 */
export default function routeChunksPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'route-chunks',
    configureWebpack: (_config, isServer) => ({
      ...(isServer ? {} : { optimization: { chunkIds: 'named' } }),
      module: {
        rules: [
          {
            include: path.join(generatedFilesDir, 'registry.js'),
            loader: path.join(__dirname, 'registryLoader.cjs'),
            options: { isServer },
          },
        ],
      },
    }),
  };
}
