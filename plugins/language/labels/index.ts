import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../lib/errors/failWith';
import { loadTogether } from '../../lib/errors/loadTogether';
import { checkTables, labelsOf } from './checkTables';
import { keyLocator } from './locateKey';
import { SUMMARY } from './readJson';
import { readTables } from './readTables';
import { shellLabelProblems, shellTable } from './shellLabelProblems';
import { readTableUsers, unusedLabels } from './unusedLabels';

/** The label tables that are read outside Docusaurus' pages, one file per language. */
const TABLES = 'i18n/*/labels.json';

const ENGLISH = 'i18n/en/labels.json';

/**
 * Fails the build and the development server when labels of the shell or of the tables are
 * missing or wrong in a language, or when nothing uses them.
 */
export default function languagePlugin({ siteDir, i18n }: LoadContext): Plugin {
  const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const files = [TABLES, ...translated.map(shellTable)];
  return {
    name: 'language',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    loadContent: () =>
      loadTogether(async () => {
        const [tables, users] = await Promise.all([
          readTables(siteDir, TABLES),
          readTableUsers(siteDir),
        ]);
        const locate = keyLocator(siteDir);
        const keys = labelsOf(tables[ENGLISH]).map(({ key }) => key);
        failWith(SUMMARY, [
          ...(await shellLabelProblems(siteDir, translated)),
          ...checkTables(tables, locate),
          ...unusedLabels(ENGLISH, keys, users, locate),
        ]);
      }),
  };
}
