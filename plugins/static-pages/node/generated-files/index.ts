import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Routes, which the theme's helpers import, lists of pages by plugin, versions of plugins, the site's configuration, and
 * the labels of a language.
 */
const GENERATED = [
  'routes.js',
  'globalData.json',
  'site-metadata.json',
  'docusaurus.config.mjs',
  'codeTranslations.json',
];

/**
 * The only place where files that Docusaurus generates are changed. In the built site's browser a page is its HTML
 * (plugins/static-pages/browser/pages), so the browser needs no list of pages, and readers of one page don't download
 * a list of all. Nor does it need the options of plugins, which name folders of the machine that builds the site; and
 * each module has its own labels. The server and the development server keep the files as Docusaurus generates them.
 *
 * Stops the build when a file doesn't have the expected form.
 */
export default function generatedFilesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'generated-files',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
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
