import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { textsIn } from '../../lib/readText';
import { findTranslations, readRecord } from './readDrift';
import type { TranslatedSite } from './readDrift';

/**
 * Fails the build and the development server, in every language, when a translated page has no
 * English page or a record is invalid. `remarkDriftNotes` adds the notes for readers, and
 * `npm run translate:check` fails when a change outdates sections.
 */
export default function translationDriftPlugin(context: LoadContext): Plugin<TranslatedSite> {
  const { siteDir, i18n } = context;
  return {
    name: 'translation-drift',
    async loadContent() {
      const site = await findTranslations(siteDir);
      await Promise.all(
        site.translations.map(({ record }) => readRecord(textsIn(siteDir), record)),
      );
      return site;
    },
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
