import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Overview } from '../../../src/demos/component-overview/overviews';

/** The thumbnails' folder of an overview, from the site's root. */
export function thumbnailFolder({ folder }: Overview): string {
  return `docs/${folder}/thumbnails`;
}

/** The names of the thumbnails that an overview's folder has. */
export async function thumbnailNames(siteDir: string, overview: Overview): Promise<string[]> {
  const files = await Globby('*.tsx', { cwd: path.join(siteDir, thumbnailFolder(overview)) });
  return files.map((file) => path.basename(file, '.tsx')).sort();
}

/** The server's registry: the component of every thumbnail by its id. */
export function registryModule(
  thumbnails: readonly { overview: Overview; names: readonly string[] }[],
): string {
  const all = thumbnails.flatMap(({ overview, names }) =>
    names.map((name) => ({
      id: `${overview.product}/${name}`,
      source: `@site/${thumbnailFolder(overview)}/${name}.tsx`,
    })),
  );
  const imports = all.map(
    ({ source }, index) => `import thumbnail${index} from ${JSON.stringify(source)};`,
  );
  const entries = all.map(({ id }, index) => `  [${JSON.stringify(id)}, thumbnail${index}],`);
  return `${imports.join('\n')}\n\nexport default new Map([\n${entries.join('\n')}\n]);\n`;
}
