import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes the bundler's persistent cache depend on the sources of the site's own plugins and
 * on the installed packages. Docusaurus keys it by the site config alone, so that a changed remark
 * plugin, or a package that moved within node_modules, would go unnoticed.
 */
export default async function buildCachePlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const sources = await Globby(['package-lock.json', 'plugins/**/*.{ts,cjs}', 'src/**/*.ts'], {
    cwd: siteDir,
  });
  return {
    name: 'build-cache',
    configureWebpack() {
      return {
        experiments: {
          cache: { buildDependencies: sources.map((file) => path.join(siteDir, file)) },
        },
      };
    },
  };
}
