import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { STYLES_FILE } from './readStyles';

const NO_STYLES = path.join(__dirname, '../browser/noStyles.ts');

/**
 * Bundler plugin: removes the imports of demos' stylesheets from the bundle. Docusaurus would add
 * them to the one stylesheet that every page loads. Each page loads its own instead (`pageStyles`).
 */
export function replaceStyles({ instance }: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    new RegExp(`^\\./${STYLES_FILE.replace('.', '\\.')}$`),
    (resource: { context: string; request: string }) => {
      if (/\/docs\/.+\/demos\//.test(posixPath(resource.context))) {
        resource.request = NO_STYLES;
      }
    },
  );
}
