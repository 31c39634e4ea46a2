import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseLanguage } from '../../../../plugins/labels/shared/siteConfig';
import { addDependencies } from '../../../../plugins/kit/node/mdx/dependencies';
import { componentsTable } from './componentsTable';
import { projectsTable } from './projectsTable';
import { propertiesTable } from './propertiesTable';
import { releasesTable } from './releasesTable';
import type { PackageTable, TablePlace } from './types';

const TAG = 'PackageTable';

/** The tables by name. */
const TABLES: Readonly<Record<string, (place: TablePlace) => Promise<PackageTable>>> = {
  components: componentsTable,
  releases: releasesTable,
  projects: projectsTable,
  properties: propertiesTable,
};

/**
 * Remark plugin: replaces `<PackageTable name="components" />` with a table of what the installed packages
 * of Material UI are and have. Runs before Docusaurus' own plugins, which complete the links.
 */
export function remarkPackageTables({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === TAG,
    );
    const node = tree.children[index];
    if (node?.type !== 'mdxJsxFlowElement') {
      return;
    }
    const name = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
    )?.value;
    const create =
      typeof name === 'string' && Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
    if (!create) {
      return file.fail(
        `<${TAG}> needs the name of a table: ${Object.keys(TABLES).join(', ')}.`,
        node,
      );
    }
    const language = parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en');
    const { nodes, files, folders } = await create({ siteDir, language });
    const absolute = (paths: readonly string[]) => paths.map((each) => path.join(siteDir, each));
    addDependencies(file, { files: absolute(files), folders: absolute(folders) });
    tree.children.splice(index, 1, ...nodes);
  };
}
