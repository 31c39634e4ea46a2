import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { textsIn } from '@component-docs/kit/node/readText';
import { findTranslations, readRecord } from './readDrift';
import type { TranslatedSite } from './readDrift';
import type { Translation } from './types';

/** Reads all records, and returns one message for each that can't be read. */
async function recordProblems(
  siteDir: string,
  translations: readonly Translation[],
): Promise<string[]> {
  const reads = await Promise.allSettled(
    translations.map(({ record }) => readRecord(textsIn(siteDir), record)),
  );
  return reads.flatMap((read) =>
    read.status === 'rejected' ? [(read.reason as Error).message] : [],
  );
}

/**
 * Fails the build and the development server when a translated page has no English page or a record
 * is invalid. `npm run translate -- check` fails when a change outdates sections.
 */
export default function translationDriftPlugin({ siteDir }: LoadContext): Plugin<TranslatedSite> {
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
  };
}
