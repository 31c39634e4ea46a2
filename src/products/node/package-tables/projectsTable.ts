import type { PhrasingContent } from 'mdast';
import { BASE_PACKAGES } from '../../../../plugins/demos/shared/export/packages';
import { sourcePath } from '../../../../plugins/templates/shared/paths';
import { pageTextsIn } from '../../../../plugins/labels/node/texts';
import { inlineCode, joined, table } from '../../../../plugins/templates/node/pages/nodes';
import { titleOf } from '../../../../plugins/templates/node/labels';
import { TEMPLATES_FOLDER } from '../../../../plugins/templates/node/parseTemplate';
import { projectOf } from '../../../../plugins/templates/node/projects';
import { readTemplates } from '../../../../plugins/templates/node/readTemplates';
import type { PackageTable, TablePlace } from './types';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Returns the packages that a project names, without those of every project. */
function packagesOf(manifest: string): string[] {
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const base: readonly string[] = BASE_PACKAGES;
  return Object.keys(dependencies).filter((name) => !base.includes(name));
}

/** Returns the projects that readers can download, each with what it shows and needs. */
export async function projectsTable({ siteDir, language }: TablePlace): Promise<PackageTable> {
  const texts = pageTextsIn(language);
  const titles = ['project', 'shows', 'packages'] as const;
  const templates = await readTemplates(siteDir);
  const rows = templates.map((template): PhrasingContent[][] => {
    const { files } = projectOf(siteDir, template);
    const { name } = JSON.parse(files['package.json'] ?? '{}') as { name: string };
    const packages = packagesOf(files['package.json'] ?? '{}').map(inlineCode);
    return [
      [
        {
          type: 'link',
          url: sourcePath(template.slug),
          children: [text(titleOf(template.slug, language))],
        },
        { type: 'break' },
        inlineCode(name),
      ],
      [text(template.description[language])],
      joined(packages, texts('lists.separator')),
    ];
  });
  return {
    nodes: [table([titles.map((title) => [text(texts(`projectsTable.${title}`))]), ...rows])],
    files: [],
    folders: [TEMPLATES_FOLDER],
  };
}
