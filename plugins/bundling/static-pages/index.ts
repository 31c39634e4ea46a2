import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const GENERATED = ['routes.js', 'routesChunkNames.json', 'registry.js'];

/**
 * Pages that are printed at build and only shown in the browser (src/runtime/static-pages): the API
 * reference, which is most of the site's pages. The browser takes their content from their HTML, so it
 * needs neither their data nor what prints it, and all that every page carries of them is their paths
 * (design §2). The development server has no HTML to take them from, and prints them itself.
 */
export default function preparedPagesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'prepared-pages',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                '@theme/ReferenceItem': path.join(
                  siteDir,
                  'src/runtime/static-pages/PreparedItem.tsx',
                ),
              },
            },
            module: {
              rules: [
                {
                  enforce: 'pre',
                  include: GENERATED.map((file) => path.join(generatedFilesDir, file)),
                  loader: path.join(__dirname, 'generatedLoader.cjs'),
                },
              ],
            },
          },
  };
}
