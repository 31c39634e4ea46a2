import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import type { Overview, OverviewGroup } from '../shared/componentGroups';
import fs from 'node:fs/promises';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';
import { isDrawnInBrowser } from '@component-docs/demos/node/generateModules';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';

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
interface ThumbnailSource {
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

/** Generates the server's registry module: the component of each thumbnail by its id. */
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

/** An English page, and the files of its demos with their code. */
interface PageDemos {
  content: string;
  demos: readonly (Pick<DemoFile, 'name' | 'file' | 'styling'> & { code: string })[];
}

/** The version of a demo with several stylings that needs no style sheet of its page. */
const STYLING = 'system';

/**
 * Returns the file of the first demo that a page shows, or undefined if the page has none, or if the
 * demo has no HTML from the server, because it measures its container first.
 */
export function firstDemo({ content, demos }: PageDemos): string | undefined {
  const [shown] = shownDemos(content);
  const demo = demos.find(
    ({ name, styling }) => name === shown?.name && (styling ?? STYLING) === STYLING,
  );
  return demo && !isDrawnInBrowser(demo.code) ? demo.file : undefined;
}

/** Returns the ids of the thumbnails of written pages, by site path. */
function thumbnailsOfPages(groups: readonly OverviewGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ cards }) =>
      cards.flatMap(({ href, thumbnail }) =>
        thumbnail === undefined ? [] : [[href, thumbnail] as const],
      ),
    ),
  );
}

/**
 * Finds the first demo of each written page of an overview that has no thumbnail file. Pages
 * without a suitable demo are left out: their card shows a generic picture.
 *
 * @param own ids of the thumbnails that are files
 */
export async function demoThumbnails(
  siteDir: string,
  groups: readonly OverviewGroup[],
  own: ReadonlySet<string>,
): Promise<ThumbnailSource[]> {
  const ids = thumbnailsOfPages(groups);
  const documents = await readDocuments(siteDir);
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  const found = await Promise.all(
    documents.map(async ({ path: page, file }): Promise<ThumbnailSource[]> => {
      const id = ids.get(page);
      if (id === undefined || own.has(id)) {
        return [];
      }
      const folder = path.posix.dirname(file).replace(/^docs\//, '');
      const ofPage = await Promise.all(
        demos
          .filter((demo) => demo.page === folder)
          .map(async (demo) => ({ ...demo, code: await fs.readFile(demo.file, 'utf8') })),
      );
      const content = await fs.readFile(path.join(siteDir, file), 'utf8');
      const demo = firstDemo({ content, demos: ofPage });
      return demo === undefined
        ? []
        : [{ id, file: posixPath(path.relative(siteDir, demo)), isDemo: true }];
    }),
  );
  return found.flat();
}
