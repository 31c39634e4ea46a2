// Compares translations with the current English pages:
// npm run translate:status, translate:check -- [--base <commit>], translate:accept -- <page> [sections]
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatBoard } from '../plugins/i18n/drift/board';
import { describeDrift, outdatedSections } from '../plugins/i18n/drift/describeDrift';
import { findTranslations, readDrift, readSections } from '../plugins/i18n/drift/readDrift';
import { acceptSections, printRecord } from '../plugins/i18n/drift/sectionRecord';
import { chooseTranslation } from '../plugins/i18n/drift/translations';
import type { PageDrift, Translation } from '../plugins/i18n/drift/types';
import { textsIn } from '../plugins/lib/readText';
import type { ReadText } from '../plugins/lib/readText';
import { findBase, textsAt } from './lib/git';

const NO_BASE =
  'no commit, so none may be outdated. To compare with one, fetch main with its history (git fetch --unshallow origin main), or pass -- --base <commit>';

async function readPages(siteDir: string): Promise<PageDrift[]> {
  const { translations } = await findTranslations(siteDir);
  const read = textsIn(siteDir);
  return Promise.all(translations.map((translation) => readDrift(read, translation)));
}

async function status(siteDir: string): Promise<void> {
  const { sources } = await findTranslations(siteDir);
  const pages = await readPages(siteDir);
  const drift = pages.flatMap((page) => describeDrift(page));
  const translated = new Set(pages.map(({ translation }) => translation.source));
  console.log([formatBoard(pages), '', ...drift].join('\n'));
  console.log(`${translated.size} of ${sources.length} pages are translated.`);
}

/**
 * Returns the ids of a page's sections that were outdated in an earlier commit. There are none when
 * the commit has no such page, or one that can't be read.
 */
async function outdatedAt(read: ReadText, translation: Translation): Promise<ReadonlySet<string>> {
  const before = await readDrift(read, translation).catch(() => undefined);
  return before ? outdatedSections(before) : new Set();
}

/** Sets exit code 1 when a section is outdated that wasn't where the branch left `main`. */
async function check(siteDir: string, baseName?: string): Promise<void> {
  const pages = await readPages(siteDir);
  const outdated = pages.filter((page) => outdatedSections(page).size > 0);
  if (outdated.length === 0) {
    console.log('Every translated section is up to date.');
    return;
  }
  const base = await findBase(siteDir, baseName);
  const knownOf = ({ translation }: PageDrift) =>
    base ? outdatedAt(textsAt(siteDir, base), translation) : undefined;
  const added = await Promise.all(
    outdated.map(async (page) => describeDrift(page, await knownOf(page))),
  );
  const problems = added.flat();
  const basis = base ? `commit ${base.slice(0, 10)}` : NO_BASE;
  if (problems.length > 0) {
    console.error(`New outdated sections, compared with ${basis}:\n${problems.join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log(`No outdated sections were added, compared with ${basis}.`);
  }
}

async function accept(siteDir: string, [page, ...ids]: readonly string[]): Promise<void> {
  const { translations } = await findTranslations(siteDir);
  const translation = chooseTranslation(translations, page ?? '');
  const { english, translated, record } = await readSections(textsIn(siteDir), translation);
  const accepted = acceptSections(record, english, translated, ids);
  await writeFile(path.join(siteDir, translation.record), printRecord(accepted));
  const what = ids.length > 0 ? ids.join(', ') : 'every section';
  console.log(`${translation.record}: ${what} recorded as a translation of the current English.`);
}

async function translate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: path.resolve(__dirname, '..') },
      base: { type: 'string', default: process.env.TRANSLATE_BASE },
    },
  });
  const [command, ...rest] = positionals;
  const siteDir = path.resolve(values.site);
  switch (command) {
    case 'status':
      return status(siteDir);
    case 'check':
      return check(siteDir, values.base);
    case 'accept':
      return accept(siteDir, rest);
    default:
      throw new Error('Pass a command: status, check, or accept <page> [sections].');
  }
}

translate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
