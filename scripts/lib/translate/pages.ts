import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  formatBoard,
  describeDrift,
  outdatedSections,
} from '@component-docs/translation-drift/node/describeDrift';
import {
  findTranslations,
  readDrift,
  readSections,
  acceptSections,
  printRecord,
} from '@component-docs/translation-drift/node/readDrift';
import { chooseTranslation } from '@component-docs/translation-drift/node/translations';
import type { PageDrift, Section, Translation } from '@component-docs/translation-drift/node/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { textsIn } from '@component-docs/kit/node/readText';
import type { ReadText } from '@component-docs/kit/node/readText';
import { unfinishedIn } from './unfinished';

async function readPages(siteDir: string): Promise<PageDrift[]> {
  const { translations } = await findTranslations(siteDir);
  const read = textsIn(siteDir);
  return Promise.all(translations.map((translation) => readDrift(read, translation)));
}

/** Returns the state of every translated page as text, with the next steps. */
export async function statusOfPages(siteDir: string): Promise<string> {
  const { sources } = await findTranslations(siteDir);
  const pages = await readPages(siteDir);
  const drift = pages.flatMap((page) => describeDrift(page));
  const translated = new Set(pages.map(({ translation }) => translation.source));
  const count = `${translated.size} of ${sources.length} pages are translated.`;
  return [formatBoard(pages), '', ...drift, count].join('\n');
}

/**
 * Returns the ids of a page's sections that were outdated in an earlier commit. There are none when the
 * commit has no such page, or when the page can't be read.
 */
async function outdatedAt(read: ReadText, translation: Translation): Promise<ReadonlySet<string>> {
  const before = await readDrift(read, translation).catch(() => undefined);
  return before ? outdatedSections(before) : new Set();
}

/**
 * Returns a message for each outdated section of a page.
 *
 * @param before reads the files of a commit; sections that were outdated there are left out
 */
export async function outdatedPages(siteDir: string, before?: ReadText): Promise<string[]> {
  const pages = await readPages(siteDir);
  const outdated = pages.filter((page) => outdatedSections(page).size > 0);
  const added = await Promise.all(
    outdated.map(async (page) =>
      describeDrift(page, before && (await outdatedAt(before, page.translation))),
    ),
  );
  return added.flat();
}

/** Returns a message that lists the sections of the English page that a translation doesn't have. */
function missingSections(
  source: string,
  english: readonly Section[],
  translated: readonly Section[],
): string[] {
  const missing = english.filter(({ id }) => !translated.some((section) => section.id === id));
  return missing.length > 0
    ? [
        'The translation has no section for these of the English page:',
        ...missing.map(({ id, line }) => `  ${source}:${line} ${id}`),
      ]
    : [];
}

/**
 * Records sections of a page, or all, as translations of the current English. Returns a summary.
 *
 * Throws, with file and line, when one of them still has something to translate.
 */
export async function acceptPage(
  siteDir: string,
  page: string,
  ids: readonly string[],
): Promise<string> {
  const { translations } = await findTranslations(siteDir);
  const translation = chooseTranslation(translations, page);
  const read = textsIn(siteDir);
  const { english, translated, record } = await readSections(read, translation);
  const accepted = acceptSections(record, english, translated, ids);
  failWith(
    'The translation is not finished, so nothing was recorded',
    await unfinishedIn(read, translation, ids),
  );
  await writeFile(path.join(siteDir, translation.record), printRecord(accepted));
  const what = ids.length > 0 ? ids.join(', ') : 'every section';
  return [
    ...missingSections(translation.source, english, translated),
    `${translation.record}: ${what} recorded as a translation of the current English.`,
  ].join('\n');
}
