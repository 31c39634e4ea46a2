import fs from 'node:fs/promises';
import path from 'node:path';
import { GALLERY_PATH } from '../shared/paths';
import type { Template } from './parseTemplate';
import { servedProject, zipOf } from './projects';

/**
 * Writes the documents of templates, by site path, and removes those of templates that are gone.
 *
 * @param folder absolute path of the folder that is served
 */
export async function writeDocuments(
  folder: string,
  documents: ReadonlyMap<string, string>,
): Promise<void> {
  await fs.rm(path.join(folder, GALLERY_PATH), { recursive: true, force: true });
  for (const [file, html] of documents) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), html);
  }
}

/** Writes the projects of templates into a folder, for online editors and as archives. */
export async function writeProjects(
  siteDir: string,
  folder: string,
  templates: readonly Template[],
): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await Promise.all(
    templates.flatMap((template) => {
      const { project, jsonFile, zipFile } = servedProject(siteDir, template);
      return [
        fs.writeFile(path.join(folder, jsonFile), JSON.stringify(project)),
        fs.writeFile(path.join(folder, zipFile), zipOf(`${template.slug}-template`, project)),
      ];
    }),
  );
}
