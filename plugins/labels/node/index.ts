import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isBeginning } from '@component-docs/kit/node/isBeginning';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { SUMMARY, readJson } from './readJson';
import { tableProblems } from './tableProblems';
import { tableFile, TABLES } from './tables';
import { checkShellLabels } from './checkShellLabels';
import { keyLocator } from './locateKey';
import { readShellLabels } from './readShellLabels';

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
