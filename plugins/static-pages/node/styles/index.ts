import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { THEME_STYLES } from '../couplings/couplings';
import { SHARED_FOLDERS, STYLE_PARTS, styleSheetsOf } from './styleParts';

/** The base style sheet of the classic theme. */
const INFIMA = 'node_modules/infima/dist/css/default/default.css';

function moduleOf(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(file)};\n`).join('');
}

/**
 * The style sheets of what the server prints: the browser has none of those components, so nothing
 * else there would bring them. One sheet for all pages, and one for each part of the site. Leaves out the
 * theme's base style sheet.
 */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'styles/default');
  return {
    name: 'styles',
    // The site has style sheets of its own in its place.
    configureWebpack: () => ({ resolve: { alias: { [path.join(siteDir, INFIMA)]: false } } }),
    getClientModules: () => [path.join(folder, 'shared.js'), path.join(folder, 'parts.js')],
    async contentLoaded({ actions }) {
      const files = await Globby('{plugins,src}/**/*.module.css', { cwd: siteDir });
      const site = (folders: readonly string[]) =>
        styleSheetsOf(files, folders).map((file) => `@site/${file}`);
      await actions.createData('shared.js', moduleOf([...THEME_STYLES, ...site(SHARED_FOLDERS)]));
      const parts = Object.entries(STYLE_PARTS);
      await Promise.all(
        parts.map(([part, folders]) =>
          actions.createData(`${part}.js`, `${moduleOf(site(folders))}export {};\n`),
        ),
      );
      // Never called: pages name the sheets of their part. It has the bundler make them.
      const loads = parts.map(
        ([part]) => `() => import(/* webpackChunkName: "styles-${part}" */ './${part}.js')`,
      );
      await actions.createData('parts.js', `export const parts = [${loads.join(', ')}];\n`);
    },
  };
}
