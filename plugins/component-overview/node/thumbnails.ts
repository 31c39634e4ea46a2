import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Overview, OverviewGroup } from '../shared/overviews';

/** Returns the folder of an overview's thumbnails, relative to the site's root. */
export function thumbnailFolder({ folder }: Overview): string {
  return `docs/${folder}/thumbnails`;
}

/** Returns the names of the thumbnails in an overview's folder. */
export async function thumbnailNames(siteDir: string, overview: Overview): Promise<string[]> {
  const files = await Globby('*.tsx', { cwd: path.join(siteDir, thumbnailFolder(overview)) });
  return files.map((file) => path.basename(file, '.tsx')).sort();
}

/** The source of a card's picture. */
export interface ThumbnailSource {
  /** `<product>/<Name>` */
  id: string;
  /** The module of the component, relative to the site's root. */
  file: string;
  /** The component is a demo of the page, which is larger than a thumbnail. */
  isDemo: boolean;
}

/** Returns the thumbnails that are files of an overview. */
export function ownThumbnails(overview: Overview, names: readonly string[]): ThumbnailSource[] {
  return names.map((name) => ({
    id: `${overview.product}/${name}`,
    file: `${thumbnailFolder(overview)}/${name}.tsx`,
    isDemo: false,
  }));
}

/**
 * Generates the server's registry module, which maps the id of every thumbnail to its component.
 */
export function registryModule(all: readonly ThumbnailSource[]): string {
  const imports = all.map(
    ({ file }, index) => `import thumbnail${index} from ${JSON.stringify(`@site/${file}`)};`,
  );
  const entries = all.map(
    ({ id, isDemo }, index) =>
      `  [${JSON.stringify(id)}, { component: thumbnail${index}, isDemo: ${isDemo} }],`,
  );
  return `${imports.join('\n')}\n\nexport default new Map([\n${entries.join('\n')}\n]);\n`;
}

/**
 * Returns one message for every thumbnail that belongs to no card of an overview.
 *
 * @param names the names of the thumbnails
 * @param folder the folder that they are in, relative to the site's root
 */
export function checkThumbnails(
  groups: readonly OverviewGroup[],
  names: readonly string[],
  folder: string,
): string[] {
  const known = new Set(
    groups.flatMap(({ cards }) => cards.map(({ thumbnail }) => thumbnail?.replace(/^.*\//, ''))),
  );
  return names
    .filter((name) => !known.has(name))
    .map(
      (name) =>
        `${folder}/${name}.tsx: no component page has this name. Rename or delete the file.`,
    );
}
