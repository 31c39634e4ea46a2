import { findTranslations } from '../../../plugins/i18n/drift/readDrift';
import { textsIn } from '../../../plugins/lib/readText';
import { findMarkers } from '../../../plugins/markdown/page-checks/markers';

/**
 * Returns a message, with file, line, and fix, for each placeholder of `npm run new -- translation` that a
 * translated page still has.
 */
export async function placeholdersOfPages(siteDir: string): Promise<string[]> {
  const { translations } = await findTranslations(siteDir);
  const read = textsIn(siteDir);
  const found = translations.map(async ({ file }) => findMarkers(file, (await read(file)) ?? ''));
  return (await Promise.all(found)).flat();
}
