import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ReadText } from '@component-docs/kit/node/readText';
import { entryProblems, parseTable, tableFile } from './tableFile';
import type { Entry } from './types';

/** The packages whose reference can be translated. */
export const PACKAGES: readonly string[] = PRODUCTS.flatMap(({ apiPackages }) => apiPackages);

/**
 * Reads the translated texts of all packages.
 *
 * Throws, with file and fix, when a file is invalid.
 */
export async function readEntries(read: ReadText): Promise<Entry[]> {
  const tables = await Promise.all(
    PACKAGES.map(async (packageName) => {
      const json = await read(tableFile(packageName));
      return json === undefined ? [] : parseTable(packageName, json);
    }),
  );
  return tables.flat();
}

/**
 * Reads the translated texts of all packages.
 *
 * Throws, with file, entry, and fix, when a file is invalid or a translation lacks code or links of the
 * English text.
 */
export async function readValidEntries(read: ReadText): Promise<Entry[]> {
  const entries = await readEntries(read);
  failWith('Translations of the API reference are not valid', entryProblems(entries));
  return entries;
}
