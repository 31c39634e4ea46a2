import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTranslations, readRecord } from './readDrift';
import type { TranslatedSite } from './readDrift';

/**
 * Fails the build and the development server, in every language, when a translated page has no
 * English page or a record is invalid. `remarkDriftNotes` adds the notes for readers, and
 * `npm run translate:check` enforces the budgets.
 */
export default function translationDriftPlugin({ siteDir }: LoadContext): Plugin<TranslatedSite> {
  return {
    name: 'translation-drift',
    async loadContent() {
      const site = await findTranslations(siteDir);
      await Promise.all(site.translations.map(({ record }) => readRecord(siteDir, record)));
      return site;
    },
  };
}
