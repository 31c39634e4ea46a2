import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTranslations, readRecord } from './readDrift';
import type { TranslatedSite } from './readDrift';

/**
 * Fails build and development server, in every language, when a translated page has no English one
 * or a record is not valid. The notes for readers are `remarkDriftNotes`; the gate is
 * `npm run translate:check`.
 */
export default function translationDriftPlugin(context: LoadContext): Plugin<TranslatedSite> {
  const { siteDir, i18n } = context;
  return {
    name: 'translation-drift',
    async loadContent() {
      const site = await findTranslations(siteDir);
      await Promise.all(site.translations.map(({ record }) => readRecord(siteDir, record)));
      return site;
    },
    /**
     * The notes of a translated page come from two files that the bundler does not know as its
     * dependencies, so its persistent cache is told of them.
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
