import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { engineFile, packageFolder } from '@component-docs/kit/node/packages/folders';
import { THEME_STYLES } from '../couplings/couplings';
import { SHARED_FOLDERS, STYLE_PARTS, styleSheetsOf } from './styleParts';

/** The base style sheet of the classic theme. */
const INFIMA = 'infima/dist/css/default/default.css';

function moduleOf(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(file)};\n`).join('');
}

/** Returns the style sheets in some folders: absolute paths, by the name of the folder and the path in it. */
async function filesIn(folders: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const found = Object.entries(folders).map(async ([name, folder]) =>
    (await Globby('**/*.module.css', { cwd: folder, ignore: ['**/node_modules/**'] })).map(
      (file) => [`${name}/${file}`, posixPath(path.join(folder, file))] as const,
    ),
  );
  return new Map((await Promise.all(found)).flat());
}

/**
 * Generates the style sheets of the components that the server prints: the browser has none of these
 * components, so nothing else there would load their styles. Makes one sheet for all pages, and one for each
 * part of the site. Leaves out the theme's base style sheet.
 */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'styles/default');
  return {
    name: 'styles',
    // The site has style sheets of its own in its place.
    configureWebpack: () => ({ resolve: { alias: { [packageFolder(siteDir, INFIMA)]: false } } }),
    getClientModules: () => [path.join(folder, 'shared.js'), path.join(folder, 'parts.js')],
    async contentLoaded({ actions }) {
      const files = await filesIn({ plugins: engineFile(''), src: path.join(siteDir, 'src') });
      const site = (folders: readonly string[]) =>
        styleSheetsOf([...files.keys()], folders).map((name) => files.get(name) ?? name);
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
