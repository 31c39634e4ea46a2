import { textIn } from '@component-docs/kit/node/translatedText';
import { strToU8, zipSync } from 'fflate';
import { dependenciesOf, TYPE_PACKAGES } from '@component-docs/demos/shared/export/viteProject';
import { OPTIONAL_PACKAGES } from '@component-docs/kit/shared/site/projects';
import type { EditorProject } from '@component-docs/demos/shared/export/types';
import { libraryOf, projectName, templateProject } from './templateProject';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';
import { titleOf } from './labels';
import type { Template } from './parseTemplate';

/** The date of the files in all archives, so that the same files are the same archive. */
const DATE = new Date(1980, 0, 1);

/** The project of a template, and the names under which the site serves it. */
export interface ServedProject {
  project: EditorProject;
  /** The project as JSON, for online editors. */
  jsonFile: string;
  /** The project as an archive. */
  zipFile: string;
}

/** Returns a template as readers export it, with the packages that are installed here. */
export function projectOf(siteDir: string, template: Template): EditorProject {
  const { slug, code, entry, description } = template;
  const packages = [
    ...dependenciesOf(...Object.values(code)),
    ...TYPE_PACKAGES,
    ...OPTIONAL_PACKAGES,
  ];
  const names = new Set([...packages, libraryOf(slug).packageName]);
  const versions = Object.fromEntries(
    [...names].map((name) => [name, versionIfInstalled(siteDir, name)]),
  );
  const exported = {
    slug,
    title: titleOf(slug, 'en'),
    description: textIn(description, 'en'),
    entry,
    code,
  };
  return templateProject(exported, versions);
}

/** Returns the project of a template with file names that change with its content. */
export function servedProject(siteDir: string, template: Template): ServedProject {
  const project = projectOf(siteDir, template);
  const name = `${projectName(template.slug)}.${hashOf([JSON.stringify(project)]).slice(0, 8)}`;
  return { project, jsonFile: `${name}.json`, zipFile: `${name}.zip` };
}

/** Returns an archive of a project, in a folder with the name of its package. */
export function zipOf(folder: string, { files }: EditorProject): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, text]) => [`${folder}/${name}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(entries), { mtime: DATE, level: 9 });
}
