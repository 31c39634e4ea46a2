import { textsIn } from '@component-docs/kit/node/readText';
import { failWith } from '@component-docs/kit/node/errors/failWith';

/** A table of texts, with a file in each language. */
export interface TextTable {
  name: string;
  /** Matches the source files that read the table. */
  readers: RegExp;
}

/** The tables that are read outside Docusaurus' pages. */
export const TABLES: readonly TextTable[] = [
  { name: 'labels', readers: /\b(?:useTranslate|createTranslate|labelsIn|LabelKey)\b/ },
  { name: 'page-texts', readers: /\b(?:pageTextsIn|PageTexts)\b/ },
];

/**
 * Returns the path of a table's file, relative to the site's root.
 *
 * @param language `*` for the pattern of all languages' files
 */
export function tableFile(language: string, name: string): string {
  return `i18n/${language}/${name}.json`;
}

/** The first line of the error for wrong labels. */
export const SUMMARY = 'Interface labels are missing or invalid';

/**
 * Reads and parses a JSON file of labels; returns no labels for a file that doesn't exist. Throws, with the
 * file's path, when it isn't valid JSON.
 */
export async function readJson(siteDir: string, file: string): Promise<unknown> {
  const text = (await textsIn(siteDir)(file)) ?? '{}';
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failWith(SUMMARY, [`${file}: ${reason}. Correct the JSON.`]);
  }
}
