import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { engineFile, packageFolder } from '@component-docs/kit/node/packages/folders';

/** The table of a language's labels, which Docusaurus generates. */
const TABLE = 'codeTranslations.json';

/**
 * Has each module of the built site's browser bring the translations of its own labels. Docusaurus puts
 * the table of all labels into the script of every page: of its 570 labels, the shell needs 20, and most
 * of the others are on pages that only the server prints. The server and the development server keep the
 * table; `generated-files` takes it from the browser.
 */
export default function clientLabelsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'client-labels',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: {
              rules: [
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
                  options: { table: path.join(generatedFilesDir, TABLE) },
                },
              ],
            },
          },
  };
}
