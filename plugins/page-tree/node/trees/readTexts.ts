import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { MarkLabels } from '../../shared/chips';
import { isPage } from '../../shared/itemKind';
import { normalizePathname } from '../../shared/normalizePathname';
import { pageToTitleI18n } from '../../shared/pageTitle';
import { FLAGS } from '../../shared/types';
import type { PageTreeItem } from '../../shared/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { readPageTitles } from './readPageTitles';
import { ENGLISH_LABELS } from './sidebarLabels';

/** The texts of the side navigation in one language. */
export interface TreeTexts {
  isTranslated: boolean;
  labels: MarkLabels;
  titleOf: (item: PageTreeItem) => string | null;
}

/** The content of `i18n/<locale>/page-tree.json`. */
interface TextsFile extends MarkLabels {
  /**
   * Titles of groups, planned pages, and generated pages, by an item's `subheader`, or its
   * `pathname` if it has none.
   */
  titles: Record<string, string>;
}

const text = Joi.string().trim().min(1).required();

const SCHEMA = Joi.object<TextsFile>({
  flags: Joi.object(Object.fromEntries(FLAGS.map((flag) => [flag, text]))).required(),
  plans: Joi.object(
    Object.fromEntries(Object.keys(ENGLISH_LABELS.plans).map((plan) => [plan, text])),
  ).required(),
  titles: Joi.object().pattern(Joi.string(), text).required(),
});

/**
 * Reads the texts of a language: the titles of translated pages from their front matter, and the
 * others from `i18n/<locale>/page-tree.json`. The texts of the default language are in the trees. A
 * title that is in neither is shown in English.
 *
 * Throws when the file is missing and, with the key, when it is malformed.
 */
export async function readTexts(
  siteDir: string,
  { currentLocale, defaultLocale }: { currentLocale: string; defaultLocale: string },
): Promise<TreeTexts> {
  if (currentLocale === defaultLocale) {
    return {
      isTranslated: false,
      labels: ENGLISH_LABELS,
      titleOf: (item) => pageToTitleI18n(item, () => null),
    };
  }
  const file = `i18n/${currentLocale}/page-tree.json`;
  const content: unknown = JSON.parse(await fs.readFile(path.join(siteDir, file), 'utf8'));
  const result = SCHEMA.validate(content, { abortEarly: false });
  failWith(
    'Texts of the side navigation are not valid',
    (result.error?.details ?? []).map(
      ({ message }) => `${file}: ${message}. Correct it or add it.`,
    ),
  );
  const { titles, ...labels } = result.value as TextsFile;
  const pageTitles = await readPageTitles(siteDir, currentLocale);
  const pageTitleOf = (item: PageTreeItem) =>
    isPage(item) ? pageTitles.get(normalizePathname(item.pathname)) : undefined;
  return {
    isTranslated: true,
    labels,
    titleOf: (item) =>
      pageToTitleI18n(item, (key) => pageTitleOf(item) ?? titles[key.slice('pages.'.length)]),
  };
}
