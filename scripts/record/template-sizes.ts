// Compares the scripts of the built templates with the scripts of their exported projects, built by Vite: npm
// run record -- template-sizes [<name>…]
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Template } from '@component-docs/templates/node/parseTemplate';
import { projectOf } from '@component-docs/templates/node/projects';
import { readTemplates } from '@component-docs/templates/node/readTemplates';
import { framePath, previewPath } from '@component-docs/templates/shared/paths';
import { compressedBytes, scriptBytes } from '../lib/measure/budget';

const ROOT = path.resolve(__dirname, '../..');
const SITE = path.join(ROOT, 'build');

/** Inside of node_modules, so that the projects find the installed packages. */
const PROJECTS = path.join(ROOT, 'node_modules/.cache/template-sizes');

/** A template may have this many times the script of its project. */
const LIMIT = 1.15;

/** Builds a template's exported project with Vite. Returns the size of its scripts, in bytes. */
async function projectBytes(template: Template): Promise<number> {
  const folder = path.join(PROJECTS, template.slug);
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(projectOf(ROOT, template).files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  // Vite warns when it is required as CommonJS.
  const { build } = await import('vite');
  await build({ root: folder, logLevel: 'error', build: { chunkSizeWarningLimit: Infinity } });
  const scripts = await Globby('dist/**/*.js', { cwd: folder, absolute: true });
  const sizes = await Promise.all(scripts.map(compressedBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Prints the sizes of templates as a table. Returns whether all are within the limit. */
async function compare(templates: readonly Template[]): Promise<boolean> {
  const rows = [];
  for (const template of templates) {
    const { slug } = template;
    const project = await projectBytes(template);
    const preview = await scriptBytes(SITE, previewPath(slug));
    const bar = await scriptBytes(SITE, framePath(slug));
    rows.push({ template: slug, project, preview, bar, ratio: (preview + bar) / project });
  }
  console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(3) })));
  return rows.every(({ ratio }) => ratio <= LIMIT);
}

export async function record(names: string[]): Promise<void> {
  const templates = await readTemplates(ROOT);
  const unknown = names.find((name) => !templates.some(({ slug }) => slug === name));
  if (unknown) {
    throw new Error(`There is no template "${unknown}" in content/templates.`);
  }
  const chosen = templates.filter(({ slug }) => names.length === 0 || names.includes(slug));
  if (!(await compare(chosen))) {
    throw new Error(`A template has more than ${LIMIT} times the script of its project.`);
  }
}
