import type { LoadContext, Plugin } from '@docusaurus/types';
import { textsIn } from '../../lib/readText';
import { findTranslations, readRecord } from './readDrift';
import type { TranslatedSite } from './readDrift';

/**
 * Fails the build and the development server, in every language, when a translated page has no
 * English page or a record is invalid. `remarkDriftNotes` adds the notes for readers, and
 * `npm run translate:check` fails when a change outdates sections.
 */
export default function translationDriftPlugin({ siteDir }: LoadContext): Plugin<TranslatedSite> {
  return {
    name: 'translation-drift',
    async loadContent() {
      const site = await findTranslations(siteDir);
      await Promise.all(
        site.translations.map(({ record }) => readRecord(textsIn(siteDir), record)),
      );
      return site;
    },
  };
}
