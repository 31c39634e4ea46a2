import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../lib/errors/failWith';
import { loadTogether } from '../../lib/errors/loadTogether';
import { checkTables } from './checkTables';
import { keyLocator } from './locateKey';
import { SUMMARY } from './readJson';
import { readTables } from './readTables';
import { shellLabelProblems, shellTable } from './shellLabelProblems';

/** The folder of the site's label tables, one file per language. */
const TABLES = 'src/reader/language/translations';

/**
 * Fails the build and the development server when the labels of the shell or of the islands are
 * missing or wrong in a language.
 */
export default function languagePlugin({ siteDir, i18n }: LoadContext): Plugin {
  const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const files = [`${TABLES}/*.json`, ...translated.map(shellTable)];
  return {
    name: 'language',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    loadContent: () =>
      loadTogether(async () => {
        failWith(SUMMARY, [
          ...(await shellLabelProblems(siteDir, translated)),
          ...checkTables(await readTables(siteDir, TABLES), keyLocator(siteDir)),
        ]);
      }),
  };
}
