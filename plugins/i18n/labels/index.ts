import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../lib/errors/failWith';
import { checkTables } from './checkTables';
import { SUMMARY } from './readJson';
import { readTables } from './readTables';
import { shellLabelFaults, shellTable } from './shellLabelFaults';

/** Where the site's label tables are, one file a language. */
const TABLES = 'src/reader/language/translations';

/** Fails build and development server on a label, of the shell or of islands, that a language lacks. */
export default function languagePlugin({ siteDir, i18n }: LoadContext): Plugin {
  const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const files = [`${TABLES}/*.json`, ...translated.map(shellTable)];
  return {
    name: 'language',
    getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
    async loadContent() {
      failWith(SUMMARY, [
        ...(await shellLabelFaults(siteDir, translated)),
        ...checkTables(await readTables(siteDir, TABLES)),
      ]);
    },
  };
}
