import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../lib/errors/failWith';
import { loadTogether } from '../../lib/errors/loadTogether';
import { findTranslations, readRecord } from './readDrift';
import type { TranslatedSite } from './readDrift';
import type { Translation } from './types';

/** Reads all records, and returns one message for each that can't be read. */
async function recordProblems(
  siteDir: string,
  translations: readonly Translation[],
): Promise<string[]> {
  const reads = await Promise.allSettled(
    translations.map(({ record }) => readRecord(siteDir, record)),
  );
  return reads.flatMap((read) =>
    read.status === 'rejected' ? [(read.reason as Error).message] : [],
  );
}

/**
 * Fails the build and the development server, in every language, when a translated page has no
 * English page or a record is invalid. `remarkDriftNotes` adds the notes for readers, and
 * `npm run translate:check` enforces the budgets.
 */
export default function translationDriftPlugin(context: LoadContext): Plugin<TranslatedSite> {
  const { siteDir, i18n } = context;
  return {
    name: 'translation-drift',
    loadContent: () =>
      loadTogether(async () => {
        const site = await findTranslations(siteDir);
        failWith(
          'Records of translated sections are not valid',
          await recordProblems(siteDir, site.translations),
        );
        return site;
      }),
    /**
     * Adds the English pages and the records to the dependencies of the bundler's persistent cache:
     * the notes on translated pages come from them, but no module imports them.
     */
    configureWebpack(_config, _isServer, _utils, { translations }) {
      const files = translations
        .filter(({ locale }) => locale === i18n.currentLocale)
        .flatMap(({ source, record }) => [source, record]);
      return {
        experiments: {
          cache: { buildDependencies: files.map((file) => path.join(siteDir, file)) },
        },
      };
    },
  };
}
