import { checkShellLabels } from './checkShellLabels';
import { keyLocator } from './locateKey';
import { readJson } from './readJson';
import { readShellLabels } from './readShellLabels';

/** Returns the path of the table with the shell's labels in a language. */
export function shellTable(locale: string): string {
  return `i18n/${locale}/code.json`;
}

/**
 * Checks the shell's labels in the given languages and returns one message per problem. Throws like
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
      return checkShellLabels(labels, file, table, keyLocator(siteDir));
    }),
  );
  return problems.flat();
}
