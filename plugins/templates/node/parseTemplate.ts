import { libraryOf } from './projects';
import { lineOfKey } from '@component-docs/labels/node/locateKey';
import {
  TEMPLATE_SCHEMA,
  contractProblems,
  fileProblems,
  importProblems,
} from './templateProblems';
import type { TemplateData, TemplateFiles } from './templateProblems';

export const TEMPLATES_FOLDER = 'content/templates';
export const DATA_FILE = 'template.json';

/** A template, as its folder has it. */
export interface Template extends TemplateData {
  /** The folder's name. */
  slug: string;
  /** The code, by file name, in the order of `files`. */
  code: TemplateFiles;
}

/** Fields that writers may expect, and the messages about where their values come from instead. */
const DERIVED: Readonly<Record<string, string>> = {
  title: 'Remove it: the title is the label "templates.<name>" of the label table',
  components: 'Remove it: the components are read from the code',
};

function jsonProblems(place: (key: string) => string, json: unknown): string[] {
  const { error } = TEMPLATE_SCHEMA.validate(json, { abortEarly: false, convert: false });
  return (error?.details ?? []).map(({ path, message }) => {
    const key = path.filter((part) => typeof part === 'string').join('.');
    const fix = DERIVED[key] ?? 'Correct it, or add it';
    return `${place(key)}: ${message}. ${fix}.`;
  });
}

/**
 * Parses the files of a template's folder. Returns the template, or one message per problem, with file,
 * line, and fix.
 */
export function parseTemplate(
  slug: string,
  files: TemplateFiles,
): { template: Template } | { problems: string[] } {
  const folder = `${TEMPLATES_FOLDER}/${slug}`;
  const { packages } = libraryOf(slug);
  const { [DATA_FILE]: data, ...code } = files;
  if (data === undefined) {
    return { problems: [`${folder}/${DATA_FILE}: there is no such file. Write it.`] };
  }
  const place = (key: string) => `${folder}/${DATA_FILE}:${lineOfKey(data, key)}`;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    return { problems: [`${folder}/${DATA_FILE}:1: this is not JSON: ${String(error)}`] };
  }
  const invalid = jsonProblems(place, json);
  if (invalid.length > 0) {
    return { problems: [...invalid, ...importProblems(folder, code, packages)] };
  }
  const parsed = json as TemplateData;
  const problems = [
    ...fileProblems(place, parsed, Object.keys(code)),
    ...contractProblems(folder, parsed, code),
    ...importProblems(folder, code, packages),
  ];
  if (problems.length > 0) {
    return { problems };
  }
  const ordered = Object.keys(parsed.files).map((name) => [name, code[name] ?? ''] as const);
  return { template: { ...parsed, slug, code: Object.fromEntries(ordered) } };
}
