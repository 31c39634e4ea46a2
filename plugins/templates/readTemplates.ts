import fs from 'node:fs/promises';
import path from 'node:path';
import en from '../../src/language/shared/translations/translations.json';
import { failWith } from '../lib/errors/failWith';
import { labelKeyOf } from './labels';
import { DATA_FILE, parseTemplate, TEMPLATES_FOLDER } from './parseTemplate';
import type { Template } from './parseTemplate';
import type { TemplateFiles } from './templateProblems';

/** The order of the gallery. Templates that it doesn't name come after these. */
const ORDER = [
  'dashboard',
  'marketing-page',
  'checkout',
  'sign-in',
  'sign-in-side',
  'sign-up',
  'blog',
  'pricing',
];

const FILES = /\.tsx?$/;

async function readFolder(folder: string): Promise<TemplateFiles> {
  const names = (await fs.readdir(folder)).filter((name) => FILES.test(name) || name === DATA_FILE);
  const texts = names.sort().map(async (name) => {
    const text = await fs.readFile(path.join(folder, name), 'utf8');
    return [name, text.replace(/\r\n?/g, '\n')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function slugsIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  const place = (slug: string) => (ORDER.indexOf(slug) + ORDER.length + 1) % (ORDER.length + 1);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/**
 * Reads the templates of the site, in the order of the gallery.
 *
 * Throws one error with all problems of all templates, with file, line, and fix.
 */
export async function readTemplates(siteDir: string): Promise<Template[]> {
  const folder = path.join(siteDir, TEMPLATES_FOLDER);
  const results = await Promise.all(
    (await slugsIn(folder)).map(async (slug) => ({
      slug,
      result: parseTemplate(slug, await readFolder(path.join(folder, slug))),
    })),
  );
  const unlabeled = results
    .filter(({ slug }) => !Object.hasOwn(en.templates, labelKeyOf(slug)))
    .map(
      ({ slug }) =>
        `${TEMPLATES_FOLDER}/${slug}: the template has no title. Add the label "templates.${labelKeyOf(slug)}" to the label tables.`,
    );
  const problems = results.flatMap(({ result }) => ('problems' in result ? result.problems : []));
  failWith('Templates are not valid', [...unlabeled, ...problems]);
  return results.flatMap(({ result }) => ('template' in result ? [result.template] : []));
}
