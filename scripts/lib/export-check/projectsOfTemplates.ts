import path from 'node:path';
import { TEMPLATES_FOLDER } from '@component-docs/templates/node/parseTemplate';
import { projectOf } from '@component-docs/templates/node/projects';
import { readTemplates } from '@component-docs/templates/node/readTemplates';
import type { ExportedProject } from './projectsOfDemos';

/** Returns the projects of all templates of a site, as readers export them. */
export async function projectsOfTemplates(siteDir: string): Promise<ExportedProject[]> {
  const templates = await readTemplates(siteDir);
  return templates.map((template) => ({
    id: `templates/${template.slug}`,
    source: path.join(siteDir, TEMPLATES_FOLDER, template.slug, template.entry),
    files: projectOf(siteDir, template).files,
  }));
}
