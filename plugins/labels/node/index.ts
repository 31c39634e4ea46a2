import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isBeginning } from '@component-docs/kit/node/translatedText';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { SUMMARY, readJson, tableFile, TABLES } from './tables';
import { tableProblems } from './tableProblems';
import { keyLocator } from './locateKey';
import { readShellLabels } from './readShellLabels';
import type { LocateKey } from './locateKey';
import type { ShellLabel } from './readShellLabels';

/** Prefix of the classic theme's labels, which aren't in the site's sources. */
const THEME_PREFIX = 'theme.';

function messageOf(entry: unknown): string {
  const message =
    typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : undefined;
  return typeof message === 'string' ? message.trim() : '';
}

function placeholdersOf(message: string): string {
  const names = [...message.matchAll(/\{\w+\}/g)].map(([name]) => name);
  return [...new Set(names)].sort().join(', ');
}

/** Returns whether a text contains a word to translate; "{name} API" doesn't. */
function hasWords(message: string): boolean {
  return /[a-z]{2}/.test(message.replace(/\{\w+\}/g, ''));
}

function labelProblem(
  { id, message, file, line }: ShellLabel,
  table: string,
  entry: unknown,
  locate: LocateKey,
  isBeginning: boolean,
): string[] {
  const translation = messageOf(entry);
  if (!translation && isBeginning) {
    return [];
  }
  if (!translation) {
    return [`${table}: the label "${id}" of ${file}:${line} is missing. Translate "${message}".`];
  }
  const [expected, actual] = [placeholdersOf(message), placeholdersOf(translation)];
  if (expected !== actual) {
    return [
      `${locate(table, id)}: "${id}" has the placeholders [${actual}]. Use [${expected}], as ${file}:${line} does.`,
    ];
  }
  return translation === message && hasWords(message)
    ? [`${locate(table, id)}: "${id}" has the English text. Translate it.`]
    : [];
}

/**
 * Compares a language's table of shell labels (Docusaurus' `code.json`) with the labels in the
 * sources. Returns one message, with file, line, and key, for every label that is missing from the table,
 * that no source uses, whose placeholders differ, or that is copied from English.
 *
 * @param isBeginning whether the language may lack labels
 */
export function checkShellLabels(
  labels: readonly ShellLabel[],
  tableFile: string,
  table: Readonly<Record<string, unknown>>,
  locate: LocateKey,
  isBeginning = false,
): string[] {
  const used = new Set(labels.map(({ id }) => id));
  const orphans = Object.keys(table).filter((id) => !used.has(id) && !id.startsWith(THEME_PREFIX));
  return [
    ...labels.flatMap((label) =>
      labelProblem(label, tableFile, table[label.id], locate, isBeginning),
    ),
    ...orphans.map(
      (id) =>
        `${locate(tableFile, id)}: no source file has the label "${id}". Remove it, or correct its key.`,
    ),
  ];
}

/** Returns the path of the table with the shell's labels in a language. */
export function shellTable(locale: string): string {
  return `i18n/${locale}/code.json`;
}

/**
 * Checks the shell's labels in the given languages and returns one message per problem. A beginning language
 * may lack labels. Throws like
 * `readShellLabels`, and when a table isn't valid JSON.
 */
export async function shellLabelProblems(
  siteDir: string,
  locales: readonly string[],
): Promise<string[]> {
  const labels = await readShellLabels(siteDir);
  const problems = await Promise.all(
    locales.map(async (locale) => {
      const file = shellTable(locale);
      const table = (await readJson(siteDir, file)) as Readonly<Record<string, unknown>>;
      return checkShellLabels(labels, file, table, keyLocator(siteDir), isBeginning(locale));
    }),
  );
  return problems.flat();
}

/**
 * Fails the build and the development server when labels of the shell or texts of the tables are
 * missing or wrong in a language, or when nothing uses them.
 */
export default function languagePlugin({ siteDir, i18n }: LoadContext): Plugin {
  const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const files = [...TABLES.map(({ name }) => tableFile('*', name)), ...translated.map(shellTable)];
  return {
    name: 'language',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    loadContent: () =>
      loadTogether(async () => {
        failWith(SUMMARY, [
          ...(await shellLabelProblems(siteDir, translated)),
          ...(await tableProblems(siteDir, i18n.locales)),
        ]);
      }),
  };
}
