import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Overview } from '../../../src/demos/component-overview/overviews';

/** Returns the folder of an overview's thumbnails, relative to the site's root. */
export function thumbnailFolder({ folder }: Overview): string {
  return `docs/${folder}/thumbnails`;
}

/** Returns the names of the thumbnails in an overview's folder. */
export async function thumbnailNames(siteDir: string, overview: Overview): Promise<string[]> {
  const files = await Globby('*.tsx', { cwd: path.join(siteDir, thumbnailFolder(overview)) });
  return files.map((file) => path.basename(file, '.tsx')).sort();
}

/**
 * Generates the server's registry module, which maps the id of every thumbnail to its component.
 */
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
