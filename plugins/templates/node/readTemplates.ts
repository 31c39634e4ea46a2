import fs from 'node:fs/promises';
import path from 'node:path';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { TEMPLATE_PRODUCTS } from '@component-docs/kit/shared/site/templateProducts';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import { labelKeyOf, titleOf } from './projects';
import { DATA_FILE, parseTemplate, TEMPLATES_FOLDER } from './parseTemplate';
import type { Template } from './parseTemplate';
import type { TemplateFiles } from './templateProblems';

/** The folder, beside the folders of templates, with the files that several templates use. */
const SHARED_FOLDER = 'shared';

const IMPORT = /(\sfrom ['"])\.(?:\.\/shared)?\/([^'"]+)(['"])/g;

/** Returns the names of the files among `files` that a file imports, from any folder. */
function importsOf(text: string, files: TemplateFiles): string[] {
  const modules = [...text.matchAll(IMPORT)].map(([, , module = '']) => module);
  return Object.keys(files).filter((name) => modules.includes(name.replace(/\.tsx?$/, '')));
}

/** Returns the shared files that some files import, directly or indirectly. */
function neededBy(files: TemplateFiles, shared: TemplateFiles): TemplateFiles {
  const needed: Record<string, string> = {};
  const add = (text: string) =>
    importsOf(text, shared).forEach((name) => {
      if (!Object.hasOwn(needed, name) && !Object.hasOwn(files, name)) {
        needed[name] = shared[name] ?? '';
        add(needed[name]);
      }
    });
  Object.values(files).forEach(add);
  return needed;
}

/**
 * Adds to a template the shared files that it imports (`../shared/useForm`), because readers get each template
 * as one folder: the imports are then of the form `./useForm`.
 */
export function addShared(files: TemplateFiles, shared: TemplateFiles): TemplateFiles {
  const inOneFolder = Object.entries(files).map(
    ([name, text]) => [name, text.replace(IMPORT, '$1./$2$3')] as const,
  );
  return { ...Object.fromEntries(inOneFolder), ...neededBy(files, shared) };
}

/** Returns one message for each file that has the name of a shared one: a folder can't hold both. */
export function sharedProblems(folder: string, files: TemplateFiles, shared: TemplateFiles) {
  return Object.keys(files)
    .filter((name) => Object.hasOwn(shared, name))
    .map((name) => `${folder}/${name}:1: there is a shared file of this name. Rename one of them.`);
}

/** The order of the gallery. Templates that it doesn't name come after these. */
const ORDER = [
  ...['dashboard', 'marketing-page', 'checkout', 'sign-in', 'sign-in-side', 'sign-up'],
  ...['blog', 'pricing'],
];

const FILES = /\.tsx?$/;

async function readFolder(folder: string): Promise<TemplateFiles> {
  const all = await fs.readdir(folder).catch(() => []);
  const names = all.filter((name) => FILES.test(name) || name === DATA_FILE);
  const texts = names.sort().map(async (name) => {
    const text = await fs.readFile(path.join(folder, name), 'utf8');
    return [name, text.replace(/\r\n?/g, '\n')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function slugsIn(folder: string): Promise<string[]> {
  const names = await foldersIn(folder);
  const products = names.filter((name) => TEMPLATE_PRODUCTS.some((product) => product === name));
  const ofProducts = products.map(async (product) =>
    (await foldersIn(path.join(folder, product))).map((name) => `${product}/${name}`),
  );
  const place = (slug: string) => (ORDER.indexOf(slug) + ORDER.length + 1) % (ORDER.length + 1);
  return names
    .filter((name) => name !== SHARED_FOLDER && !products.includes(name))
    .concat(...(await Promise.all(ofProducts)))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/**
 * Reads the templates of the site, in the order of the gallery.
 *
 * Throws one error with all problems of all templates, with file, line, and fix.
 */
export async function readTemplates(siteDir: string): Promise<Template[]> {
  const folder = path.join(siteDir, TEMPLATES_FOLDER);
  const shared = await readFolder(path.join(folder, SHARED_FOLDER));
  const results = await Promise.all(
    (await slugsIn(folder)).map(async (slug) => {
      const files = await readFolder(path.join(folder, slug));
      return {
        slug,
        problems: sharedProblems(`${TEMPLATES_FOLDER}/${slug}`, files, shared),
        result: parseTemplate(slug, addShared(files, shared)),
      };
    }),
  );
  const unlabeled = results
    .filter(({ slug }) => titleOf(slug, LANGUAGES[0]) === '')
    .map(
      ({ slug }) =>
        `${TEMPLATES_FOLDER}/${slug}: the template has no title. Add the label "templates.${labelKeyOf(slug)}" to the label tables.`,
    );
  const problems = results.flatMap(({ problems: own, result }) => [
    ...own,
    ...('problems' in result ? result.problems : []),
  ]);
  failWith('Templates are not valid', [...unlabeled, ...problems]);
  return results.flatMap(({ result }) => ('template' in result ? [result.template] : []));
}
