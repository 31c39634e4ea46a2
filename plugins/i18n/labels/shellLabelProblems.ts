import { checkShellLabels } from './checkShellLabels';
import { readJson } from './readJson';
import { readShellLabels } from './readShellLabels';

/** The labels of the shell in one language. */
export function shellTable(locale: string): string {
  return `i18n/${locale}/code.json`;
}

/**
 * What is wrong with the shell's labels in the given languages, a message each. Throws as
 * `readShellLabels` does, and when a table is no JSON.
 */
export async function shellLabelFaults(
  siteDir: string,
  locales: readonly string[],
): Promise<string[]> {
  const labels = await readShellLabels(siteDir);
  const faults = await Promise.all(
    locales.map(async (locale) => {
      const file = shellTable(locale);
      const table = (await readJson(siteDir, file)) as Readonly<Record<string, unknown>>;
      return checkShellLabels(labels, file, table);
    }),
  );
  return faults.flat();
}
