import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../kit/node/errors/failWith';
import { loadTogether } from '../../kit/node/errors/loadTogether';
import { SUMMARY } from './readJson';
import { shellLabelProblems, shellTable } from './shellLabelProblems';
import { tableProblems } from './tableProblems';
import { tableFile, TABLES } from './tables';

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
