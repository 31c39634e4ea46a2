import fs from 'node:fs/promises';
import path from 'node:path';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import {
  inOneFolder,
  readModules,
  readStyles,
  STYLES_FILE,
} from '@component-docs/demos/node/readImports';
import { formatTypeScript, toJavaScript } from '@component-docs/demos/node/toJavaScript';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';
import { dependenciesOf, TYPE_PACKAGES } from '@component-docs/demos/shared/export/viteProject';
import { exportProject } from '@component-docs/demos/shared/export/exportProject';
import { OPTIONAL_PACKAGES } from '@component-docs/kit/shared/site/projects';
import type {
  ExportedDemo,
  ProjectFiles,
  Versions,
} from '@component-docs/demos/shared/export/exportProject';
import providerOf from '../../../src/mui/browser/exportProvider';
import { fileNameIn } from '@component-docs/demos/shared/shownCode';
import { CODE_VARIANTS } from '@component-docs/preferences/shared/codePreferences';
import { TEMPLATES_FOLDER } from '@component-docs/templates/node/parseTemplate';
import { projectOf } from '@component-docs/templates/node/projects';
import { readTemplates } from '@component-docs/templates/node/readTemplates';

/** A demo in one language, or a template, as a project. */
export interface ExportedProject {
  /** `<demo id>.<variant>` or `templates/<name>`, unique. */
  id: string;
  /** The file that it shows, absolute. */
  source: string;
  files: ProjectFiles;
}

const THEME = { direction: 'ltr', paletteColors: {}, paletteMode: 'dark', spacing: 8 } as const;

function versionsFor(siteDir: string, codes: readonly string[]): Versions {
  const names = [...dependenciesOf(...codes), ...TYPE_PACKAGES, ...OPTIONAL_PACKAGES];
  return Object.fromEntries(names.map((name) => [name, versionIfInstalled(siteDir, name)]));
}

async function projectsOf(
  demo: DemoFile,
  code: string,
  versions: Versions,
): Promise<ExportedProject[]> {
  const { id, name, styling = 'system', file } = demo;
  const css = await readStyles(demo, code);
  const modules = await readModules(file, code);
  const projects = CODE_VARIANTS.map(async (variant) => {
    const write = variant === 'JS' ? toJavaScript : formatTypeScript;
    const files = modules.map(async (module) => ({
      name: fileNameIn(module.name, variant),
      code: await write(module.code),
    }));
    const exported: ExportedDemo = {
      name,
      product: id.split('/')[0] ?? '',
      styling,
      variant,
      code: await write(inOneFolder(code)),
      files: [
        ...(await Promise.all(files)),
        ...(css === undefined ? [] : [{ name: STYLES_FILE, code: css }]),
      ],
      sourceUrl: '',
      theme: THEME,
    };
    return {
      id: `${id}.${variant}`,
      source: file,
      files: exportProject(exported, versions, providerOf),
    };
  });
  return Promise.all(projects);
}

/** Returns the projects of all demos of a site, in both languages, as readers export them. */
export async function projectsOfDemos(siteDir: string): Promise<ExportedProject[]> {
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  const codes = await Promise.all(demos.map(({ file }) => fs.readFile(file, 'utf8')));
  const versions = versionsFor(siteDir, codes);
  const projects = demos.map((demo, index) => projectsOf(demo, codes[index] ?? '', versions));
  return (await Promise.all(projects)).flat();
}

/** Returns the projects of all templates of a site, as readers export them. */
export async function projectsOfTemplates(siteDir: string): Promise<ExportedProject[]> {
  const templates = await readTemplates(siteDir);
  return templates.map((template) => ({
    id: `templates/${template.slug}`,
    source: path.join(siteDir, TEMPLATES_FOLDER, template.slug, template.entry),
    files: projectOf(siteDir, template).files,
  }));
}
