import { Joi } from '@docusaurus/utils-validation';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ReadText } from '@component-docs/kit/node/readText';
import { codeSpans, withoutCode, ENTRY_STATES, createLookup, textKey } from './lookup';
import type { Entry, Table, Lookup } from './lookup';

const HAN = /\p{Script=Han}/u;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/gm;

function linkTargets(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target = '']) => target);
}

/** Returns the items that occur more often in `all` than in `others`, each once. */
function surplus(all: readonly string[], others: readonly string[]): string[] {
  const count = (items: readonly string[], item: string) =>
    items.filter((other) => other === item).length;
  return [...new Set(all)].filter((item) => count(all, item) > count(others, item));
}

/** Returns a message for the items that one text has more of than the other, and for the reverse. */
function differences(
  kind: string,
  english: readonly string[],
  chinese: readonly string[],
): string[] {
  const lost = surplus(english, chinese).join(', ');
  const added = surplus(chinese, english).join(', ');
  return [
    lost && `the translation lacks the ${kind} ${lost}. Add it.`,
    added && `only the translation has the ${kind} ${added}. Write it as in the English.`,
  ].filter(Boolean);
}

/**
 * Compares a text of the reference with its translation, which must have the same code, links, and
 * number of list items. Returns a message, with its fix, for each difference.
 */
export function checkTexts(english: string, chinese: string): string[] {
  const items = (text: string) => withoutCode(text).match(LIST_ITEM)?.length ?? 0;
  const hasWords = /\p{L}/u.test(withoutCode(english));
  return [
    ...differences('code', codeSpans(english), codeSpans(chinese)),
    ...differences('link', linkTargets(english), linkTargets(chinese)),
    ...(items(english) === items(chinese)
      ? []
      : [`it has ${items(chinese)} list items, the English ${items(english)}. Write as many.`]),
    ...(hasWords && !HAN.test(chinese) ? ['the translation has no Chinese. Translate it.'] : []),
  ];
}

/** Folder of the translated texts of the API reference, relative to the site's root. */
export const TABLES = 'i18n/zh/reference';

/** Returns the path of a package's file: `i18n/zh/reference/acme-ui.json`. */
export function tableFile(packageName: string): string {
  return `${TABLES}/${packageName.replace('@', '').replace('/', '-')}.json`;
}

const text = Joi.string().required();
const SCHEMA = Joi.object<Table>().pattern(Joi.string(), {
  english: text,
  chinese: text,
  state: Joi.valid(...ENTRY_STATES).required(),
});

function parseJson(file: string, json: string): Table {
  try {
    return Joi.attempt(JSON.parse(json), SCHEMA, { abortEarly: false, convert: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}. Correct it.`);
  }
}

/**
 * Parses a package's file.
 *
 * Throws, with file and fix, when it isn't JSON of the right form.
 */
export function parseTable(packageName: string, json: string): Entry[] {
  const table = parseJson(tableFile(packageName), json);
  return Object.entries(table).map(([at, entry]) => ({ packageName, at, ...entry }));
}

/** Prints the entries of a package in the order of their keys, in Prettier's format. */
export function printTable(entries: readonly Entry[]): string {
  const sorted = entries.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const table: Table = Object.fromEntries(
    sorted.map(({ at, english, chinese, state }) => [at, { english, chinese, state }]),
  );
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Returns a message, with file, entry, and fix, for each fault of the entries. */
export function entryProblems(entries: readonly Entry[]): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ packageName, at, english, chinese }) => {
    const place = `${tableFile(packageName)}, "${at}"`;
    const known = first.get(textKey(english));
    first.set(textKey(english), known ?? place);
    const again = known ? [`${known} has the same text. Remove this one.`] : [];
    return [...checkTexts(english, chinese), ...again].map((problem) => `${place}: ${problem}`);
  });
}

/** The packages whose reference can be translated. */
export const PACKAGES: readonly string[] = PRODUCTS.flatMap(({ apiPackages }) => apiPackages);

/**
 * Reads the translated texts of all packages.
 *
 * Throws, with file and fix, when a file is invalid.
 */
export async function readEntries(read: ReadText): Promise<Entry[]> {
  const tables = await Promise.all(
    PACKAGES.map(async (packageName) => {
      const json = await read(tableFile(packageName));
      return json === undefined ? [] : parseTable(packageName, json);
    }),
  );
  return tables.flat();
}

/**
 * Reads the translated texts of all packages.
 *
 * Throws, with file, entry, and fix, when a file is invalid or a translation lacks code or links of the
 * English text.
 */
export async function readValidEntries(read: ReadText): Promise<Entry[]> {
  const entries = await readEntries(read);
  failWith('Translations of the API reference are not valid', entryProblems(entries));
  return entries;
}

/**
 * Reads the translations for the pages of a language; undefined for one without translations.
 *
 * Throws like `readValidEntries`.
 */
export async function readLookup(read: ReadText, locale: string): Promise<Lookup | undefined> {
  return locale === 'zh' ? createLookup(await readValidEntries(read)) : undefined;
}
