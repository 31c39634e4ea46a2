import type { PhrasingContent } from 'mdast';
import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import { BASE_PACKAGES } from '../../../src/demos/shared/export/packages';
import { sourcePath } from '../../../src/templates/shared/paths';
import { inlineCode, joined, table } from '../../templates/pages/nodes';
import { titleOf } from '../../templates/labels';
import { TEMPLATES_FOLDER } from '../../templates/parseTemplate';
import { projectOf } from '../../templates/projects';
import { readTemplates } from '../../templates/readTemplates';
import type { PackageTable, TablePlace } from './types';

interface Texts {
  project: string;
  shows: string;
  packages: string;
  separator: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    project: 'Project and folder',
    shows: 'Shows',
    packages: 'Packages besides React and Emotion',
    separator: ', ',
  },
  zh: {
    project: '项目和文件夹',
    shows: '内容',
    packages: 'React 和 Emotion 以外的包',
    separator: '、',
  },
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Returns the packages that a project names, without those of every project. */
function packagesOf(manifest: string): string[] {
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const base: readonly string[] = BASE_PACKAGES;
  return Object.keys(dependencies).filter((name) => !base.includes(name));
}

/** Returns the projects that readers can download, each with what it shows and needs. */
export async function projectsTable({ siteDir, language }: TablePlace): Promise<PackageTable> {
  const texts = TEXTS[language];
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
      joined(packages, texts.separator),
    ];
  });
  return {
    nodes: [table([[[text(texts.project)], [text(texts.shows)], [text(texts.packages)]], ...rows])],
    files: [],
    folders: [TEMPLATES_FOLDER],
  };
}
