// Compares translations with the current English pages:
// npm run translate:status, translate:check, translate:accept -- <page> [sections]
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatBoard } from '../plugins/i18n/drift/board';
import { BUDGET_FILE, overruns, parseBudgets } from '../plugins/i18n/drift/budget';
import { describeDrift } from '../plugins/i18n/drift/describeDrift';
import { findTranslations, readDrift, readSections } from '../plugins/i18n/drift/readDrift';
import { acceptSections, printRecord } from '../plugins/i18n/drift/sectionRecord';
import { chooseTranslation } from '../plugins/i18n/drift/translations';
import { DRIFT_KINDS } from '../plugins/i18n/drift/types';
import type { PageDrift } from '../plugins/i18n/drift/types';

async function readPages(siteDir: string): Promise<PageDrift[]> {
  const { translations } = await findTranslations(siteDir);
  return Promise.all(translations.map((translation) => readDrift(siteDir, translation)));
}

async function status(siteDir: string): Promise<void> {
  const { sources } = await findTranslations(siteDir);
  const pages = await readPages(siteDir);
  const drift = pages.flatMap((page) => describeDrift(page, DRIFT_KINDS));
  const translated = new Set(pages.map(({ translation }) => translation.source));
  console.log([formatBoard(pages), '', ...drift].join('\n'));
  console.log(`${translated.size} of ${sources.length} pages are translated.`);
}

/** Sets exit code 1 when a language has more drift than the budget allows. */
async function check(siteDir: string): Promise<void> {
  const pages = await readPages(siteDir);
  const budgets = parseBudgets(await readFile(path.join(siteDir, BUDGET_FILE), 'utf8'));
  const excess = overruns(pages, budgets);
  for (const { locale, kind, count, allowed } of excess) {
    const ofLocale = pages.filter(({ translation }) => translation.locale === locale);
    console.error(`${locale}: ${count} sections ${kind}, ${allowed} allowed by ${BUDGET_FILE}.`);
    console.error(ofLocale.flatMap((page) => describeDrift(page, [kind])).join('\n'));
  }
  if (excess.length > 0) {
    process.exitCode = 1;
  } else {
    console.log(`The translations are within ${BUDGET_FILE}.`);
  }
}

async function accept(siteDir: string, [page, ...ids]: readonly string[]): Promise<void> {
  const { translations } = await findTranslations(siteDir);
  const translation = chooseTranslation(translations, page ?? '');
  const { english, translated, record } = await readSections(siteDir, translation);
  const accepted = acceptSections(record, english, translated, ids);
  await writeFile(path.join(siteDir, translation.record), printRecord(accepted));
  const what = ids.length > 0 ? ids.join(', ') : 'every section';
  console.log(`${translation.record}: ${what} recorded as a translation of the current English.`);
}

async function translate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', default: path.resolve(__dirname, '..') } },
  });
  const [command, ...rest] = positionals;
  const siteDir = path.resolve(values.site);
  switch (command) {
    case 'status':
      return status(siteDir);
    case 'check':
      return check(siteDir);
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
