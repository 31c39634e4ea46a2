import { Joi } from '@docusaurus/utils-validation';
import { dependenciesOf } from '@component-docs/demos/shared/export/viteProject';
import { BASE_PACKAGES } from '@component-docs/kit/shared/site/projects';
import { RESERVED_FILE } from './projects';
import { translatedText } from '@component-docs/kit/node/translatedText';
import type { TranslatedText } from '@component-docs/kit/node/translatedText';
import { PURPOSES } from '../shared/template';
import type { Purpose } from '../shared/template';

/** The content of a `template.json`. */
export interface TemplateData {
  /** The file of the page. */
  entry: string;
  purpose: Purpose;
  description: TranslatedText;
  /** The changes of the custom theme. */
  theme: TranslatedText;
  /** The purpose of each file, in the order in which readers should read them. */
  files: Readonly<Record<string, TranslatedText>>;
  /** How to take parts of the template into an app. */
  parts: readonly TranslatedText[];
}

const texts = translatedText().required();

export const TEMPLATE_SCHEMA = Joi.object<TemplateData>({
  entry: Joi.string()
    .pattern(/^[A-Z]\w*\.tsx$/)
    .required(),
  purpose: Joi.valid(...PURPOSES).required(),
  description: texts,
  theme: texts,
  files: Joi.object()
    .pattern(/^\w+\.tsx?$/, texts)
    .required(),
  parts: Joi.array().items(texts).min(1).required(),
});

/** The file with the options of the custom theme. */
export const THEME_FILE = 'theme.ts';

/** The files of a template's folder: their texts by name. */
export type TemplateFiles = Readonly<Record<string, string>>;

const FROM = /^(?:import|export)\s+(?:[^'"]*\sfrom\s+)?['"](\.[^'"]*)['"]/gm;

/** Returns one message for each file that isn't named in the data, or is only named there. */
export function fileProblems(
  place: (key: string) => string,
  { entry, files }: TemplateData,
  names: readonly string[],
): string[] {
  const unnamed = names.filter((name) => !Object.hasOwn(files, name));
  const missing = [...new Set([entry, THEME_FILE, ...Object.keys(files)])].filter(
    (name) => !names.includes(name),
  );
  return [
    ...unnamed.map((name) => `${place('files')}: "files" lacks ${name}. Say what it is for.`),
    ...missing.map(
      (name) => `${place(`files.${name}`)}: there is no file ${name}. Write it, or rename it here.`,
    ),
  ];
}

/**
 * Returns one message for each import that readers' projects can't resolve.
 *
 * @param packages the packages that the code may import, besides its own files and the packages of every
 *   project
 */
export function importProblems(
  folder: string,
  code: TemplateFiles,
  packages: readonly string[],
): string[] {
  const known = [...BASE_PACKAGES, ...packages];
  return Object.entries(code).flatMap(([name, text]) => {
    const foreign = dependenciesOf(text).filter((dependency) => !known.includes(dependency));
    const relative = [...text.matchAll(FROM)].map(([, file = '']) => file);
    const lost = relative.filter(
      (file) => !['.ts', '.tsx'].some((end) => Object.hasOwn(code, `${file.slice(2)}${end}`)),
    );
    const lineOf = (module: string) =>
      text.slice(0, text.search(new RegExp(`['"]${module}(?:/[^'"]*)?['"]`))).split('\n').length;
    return [
      ...foreign.map(
        (module) =>
          `${folder}/${name}:${lineOf(module)}: readers' projects don't have "${module}". Import only ${known.join(', ')}.`,
      ),
      ...lost.map(
        (file) =>
          `${folder}/${name}:${lineOf(file)}: "${file}" isn't a file of this template. Imports are of the form "./name", or "../shared/name" for a shared file.`,
      ),
    ];
  });
}

/** Returns one message for each part that the frame and the project expect of the code, and lack. */
export function contractProblems(
  folder: string,
  { entry }: TemplateData,
  code: TemplateFiles,
): string[] {
  const page = code[entry];
  const theme = code[THEME_FILE];
  return [
    ...(page === undefined || /^export default /m.test(page)
      ? []
      : [`${folder}/${entry}:1: the page has no default export. Add "export default".`]),
    ...(theme === undefined || /^export const themeOptions\b/m.test(theme)
      ? []
      : [`${folder}/${THEME_FILE}:1: there is no themeOptions. Add "export const themeOptions".`]),
    ...(Object.hasOwn(code, RESERVED_FILE)
      ? [`${folder}/${RESERVED_FILE}:1: the project of readers has a file of this name. Rename it.`]
      : []),
  ];
}
