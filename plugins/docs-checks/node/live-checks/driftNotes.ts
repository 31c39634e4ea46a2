import { textsIn } from '@component-docs/kit/node/readText';
import { outdatedSections } from '@component-docs/translation-drift/node/describeDrift';
import { readDrift } from '@component-docs/translation-drift/node/readDrift';
import { translationOf } from '@component-docs/translation-drift/node/translations';

/** Sections that one line names. */
const MAX_NAMED = 5;

/**
 * Returns a line about a translation that differs from its English page; undefined if it doesn't, or if one of the two
 * can't be read, which is reported elsewhere.
 *
 * @param file the translated page, relative to the site's root
 */
export async function driftNote(siteDir: string, file: string): Promise<string | undefined> {
  const translation = translationOf(file);
  const drift =
    translation && (await readDrift(textsIn(siteDir), translation).catch(() => undefined));
  const ids = drift ? [...outdatedSections(drift)] : [];
  if (!translation || ids.length === 0) {
    return undefined;
  }
  const named = ids.slice(0, MAX_NAMED).join(', ');
  const more = ids.length > MAX_NAMED ? `, and ${ids.length - MAX_NAMED} more` : '';
  return `${file}: not up to date with ${translation.source}: ${named}${more}. Translate what has changed, then run: npm run translate -- accept ${translation.page}`;
}
