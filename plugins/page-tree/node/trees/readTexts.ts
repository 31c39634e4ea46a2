import { Joi } from '@docusaurus/utils-validation';
import { ENGLISH_LABELS } from '../../shared/chips';
import type { MarkLabels } from '../../shared/chips';
import { isPage, normalizePathname, walkPages } from '../../shared/items';
import { pageToTitleI18n } from '../../shared/pageTitle';
import { FLAGS } from '../../shared/types';
import type { PageTreeItem, PageTrees } from '../../shared/types';
import { isBeginning } from '@component-docs/kit/node/translatedText';
import { textsIn } from '@component-docs/kit/node/readText';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { Globby } from '@docusaurus/utils';
import { translationOf } from '@component-docs/translation-drift/node/translations';
import { readFrontMatter } from '../written-pages/readPages';

/** Returns the short title of a page, or undefined when its front matter has none. */
function titleOf({ sidebar_label: label, title }: Record<string, unknown>): string | undefined {
  return [label, title].find((value): value is string => typeof value === 'string' && value !== '');
}

/**
 * Reads the titles of the translated pages of a language from their front matter: `sidebar_label`,
 * or else `title`.
 *
 * @returns titles by site path
 */
export async function readPageTitles(
  siteDir: string,
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await Globby(`i18n/${locale}/docusaurus-plugin-content-docs-*/current/**/*.mdx`, {
    cwd: siteDir,
    ignore: ['**/_*'],
  });
  const titles = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      const page = translationOf(file)?.page;
      const title = titleOf(await readFrontMatter(siteDir, file));
      return page === undefined || title === undefined ? [] : [[page, title]];
    }),
  );
  return new Map(titles.flat());
}

/** The texts of the side navigation in one language. */
export interface TreeTexts {
  isTranslated: boolean;
  labels: MarkLabels;
  titleOf: (item: PageTreeItem) => string | null;
}

/** The content of `i18n/<locale>/page-tree.json`. */
interface TextsFile extends MarkLabels {
  /**
   * Titles of groups, generated pages, and external links, by an item's `subheader`, or its
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
 * Returns the content of a file of texts, with the English labels where a beginning language has none.
 *
 * @param json undefined for a language without the file
 */
function parseTexts(json: string | undefined, locale: string): unknown {
  const content = JSON.parse(json ?? '{}') as Partial<TextsFile>;
  return isBeginning(locale)
    ? {
        flags: { ...ENGLISH_LABELS.flags, ...content.flags },
        plans: { ...ENGLISH_LABELS.plans, ...content.plans },
        titles: content.titles ?? {},
      }
    : content;
}

/**
 * Reads the texts of a language: the titles of translated pages from their front matter, and the
 * others from `i18n/<locale>/page-tree.json`. The texts of the default language are in the trees. A
 * title that is in neither is shown in English.
 *
 * Throws, with the key, when the file is malformed, or lacks something that a language needs.
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
  const json = await textsIn(siteDir)(file);
  const result = SCHEMA.validate(parseTexts(json, currentLocale), { abortEarly: false });
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

/**
 * Returns the titles of `i18n/<locale>/page-tree.json` that items of the trees use. Leaves out the titles of
 * translated pages, which have their title in their front matter, and the titles of removed items.
 *
 * @param translated site paths of the translated pages
 */
export function neededTitles(
  titles: Readonly<Record<string, string>>,
  translated: Pick<ReadonlySet<string>, 'has'>,
  trees: PageTrees,
): Record<string, string> {
  const used = new Set(
    Object.values(trees)
      .flatMap((tree) => walkPages(tree))
      .filter(({ item }) => !isPage(item) || !translated.has(item.pathname))
      .map(({ item }) => item.subheader ?? item.pathname),
  );
  return Object.fromEntries(Object.entries(titles).filter(([key]) => used.has(key)));
}
