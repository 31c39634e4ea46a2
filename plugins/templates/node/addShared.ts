import type { TemplateFiles } from './templateProblems';

/** The folder, beside those of templates, of the files that several of them use. */
export const SHARED_FOLDER = 'shared';

const IMPORT = /(\sfrom ['"])\.(?:\.\/shared)?\/([^'"]+)(['"])/g;

/** Returns the names of the files among `files` that a file imports, whatever their folder. */
function importsOf(text: string, files: TemplateFiles): string[] {
  const modules = [...text.matchAll(IMPORT)].map(([, , module = '']) => module);
  return Object.keys(files).filter((name) => modules.includes(name.replace(/\.tsx?$/, '')));
}

/** Returns the shared files that some files import, and those that these import in turn. */
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
export function sharedProblems(
  folder: string,
  files: TemplateFiles,
  shared: TemplateFiles,
): string[] {
  return Object.keys(files)
    .filter((name) => Object.hasOwn(shared, name))
    .map((name) => `${folder}/${name}:1: there is a shared file of this name. Rename one of them.`);
}
