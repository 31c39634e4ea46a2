import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { engineFile, packageFolder } from '@component-docs/kit/node/packages/folders';

/** The table of a language's labels: of its 570, the shell needs 20, and most others are on printed pages only. */
const LABELS = 'codeTranslations.json';

/** Routes, which the theme's helpers import, lists of pages by plugin, versions of plugins, and the configuration. */
const GENERATED = ['routes.js', 'globalData.json', 'site-metadata.json', 'docusaurus.config.mjs'];

/**
 * The only place where files that Docusaurus generates are changed. In the built site's browser a page is its HTML
 * (plugins/static-pages/browser/pages), so the browser needs no list of pages, and readers of one page don't download
 * a list of all. Nor does it need the options of plugins, which name folders of the machine that builds the site; and
 * each module gets the translations of its own labels. The server and the development server keep the files as
 * Docusaurus generates them.
 *
 * Stops the build when a file doesn't have the expected form.
 */
export default function generatedFilesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
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
                  include: [...GENERATED, LABELS].map(generated),
                  loader: path.join(__dirname, 'generatedLoader.cjs'),
                },
                {
                  // After TypeScript and JSX are compiled.
                  enforce: 'post',
                  include: [
                    path.join(siteDir, 'src'),
                    engineFile(''),
                    packageFolder(siteDir, '@docusaurus'),
                  ],
                  exclude: /\.(?:css|json)$/,
                  loader: path.join(__dirname, 'labelLoader.cjs'),
                  options: { table: generated(LABELS) },
                },
              ],
            },
          },
  };
}
