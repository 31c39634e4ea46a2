import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME, Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ASSETS_PATH, GALLERY_PATHS } from '../shared/paths';
import { cachedValue, hashOf, environmentHash } from '@component-docs/kit/node/cache/cachedValue';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { buildTemplates } from './buildTemplates';
import type { Folders } from './bundle';
import { documentsOf } from './documentsOf';
import { TEMPLATES_FOLDER } from './parseTemplate';
import type { Template } from './parseTemplate';
import { readTemplates } from './readTemplates';
import { projectName, servedProject, zipOf } from './projects';

/** Writes the documents of templates, by site path, and removes the documents of templates that are gone. */
async function writeDocuments(
  folder: string,
  documents: ReadonlyMap<string, string>,
): Promise<void> {
  for (const gallery of GALLERY_PATHS) {
    await fs.rm(path.join(folder, gallery), { recursive: true, force: true });
  }
  for (const [file, html] of documents) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), html);
  }
}

async function writeProjects(
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
        fs.writeFile(path.join(folder, zipFile), zipOf(projectName(template.slug), project)),
      ];
    }),
  );
}

/** Served like `static/`. The site config lists it in `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/templates-static`;

/** The sources that templates are bundled with. */
const SOURCES = [
  'plugins/{templates,demo-themes,preferences,kit}/{browser,shared}/**/*.{ts,tsx}',
  'src/branding/**/*.{ts,tsx}',
];

/** Returns a hash of everything that the scripts and the printed templates depend on. */
async function keyOf(
  siteDir: string,
  library: string,
  templates: readonly Template[],
): Promise<string> {
  const files = (await Globby([...SOURCES, `${library}/**/*.{ts,tsx}`], { cwd: siteDir })).sort();
  const sources = files.map((file) => fs.readFile(path.join(siteDir, file), 'utf8'));
  return hashOf([
    await environmentHash(siteDir, [__dirname]),
    ...templates.flatMap(({ slug, entry, code }) => [slug, entry, ...Object.entries(code).flat()]),
    ...(await Promise.all(sources)),
  ]);
}

/**
 * Builds the templates: documents that show them alone and under a bar, and their projects.
 *
 * @param options the folder of the site's libraries, relative to the site's (`templates/<product>` is used), and
 *   modules of it that take the place of packages in previews
 */
export default function templatesPlugin(
  context: LoadContext,
  { library, substitutes }: Pick<Folders, 'library' | 'substitutes'>,
): Plugin<Template[]> {
  const { siteDir, baseUrl } = context;
  const output = path.join(siteDir, STATIC_FOLDER);
  // Next to the files, so that it is gone if they are.
  const record = path.join(siteDir, `${GENERATED_FILES_DIR_NAME}/templates.json`);
  const folders = {
    work: path.join(siteDir, `${GENERATED_FILES_DIR_NAME}/templates-modules`),
    scripts: path.join(output, ASSETS_PATH),
    library,
    substitutes,
  };
  return {
    name: 'templates',
    getPathsToWatch: () => [
      `${siteDir}/${TEMPLATES_FOLDER}/**/*.{ts,tsx,json}`,
      `${siteDir}/plugins/templates/{browser,shared}/**/*.{ts,tsx}`,
    ],
    loadContent: () =>
      loadTogether(async () => {
        const templates = await readTemplates(siteDir);
        const key = await keyOf(siteDir, library, templates);
        const built = await cachedValue(record, key, () =>
          buildTemplates(siteDir, templates, folders),
        );
        await writeProjects(siteDir, folders.scripts, templates);
        await writeDocuments(output, documentsOf(templates, built, context));
        return templates;
      }),
    // In `npm start`, as on hosts, an address needs no ".html". The type has no options of the server.
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            { directory: output, publicPath: baseUrl, staticOptions: { extensions: ['html'] } },
          ],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
