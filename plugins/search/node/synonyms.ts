import { Joi } from '@docusaurus/utils-validation';
import type { SearchPage } from '../shared/types';
import { lineOfKey } from '@component-docs/labels/node/locateKey';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { compactName } from './pageNames';

/** Words that readers use for a page, in all languages. */
interface Synonym {
  /** The English title of the page, its component, or, if others have the same, its site path. */
  name: string;
  words: readonly string[];
  /** The line in the file. */
  line: number;
}

export type Synonyms = readonly Synonym[];

export const SYNONYMS_FILE = 'content/search/synonyms.json';

const SCHEMA = Joi.object<Record<string, string[]>>()
  .pattern(Joi.string(), Joi.array().items(Joi.string().trim().min(1)).min(1))
  .required();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    failWith('Synonyms are not valid', [`${SYNONYMS_FILE}:1: this is not JSON: ${String(error)}`]);
    return undefined;
  }
}

/**
 * Parses the file of synonyms.
 *
 * Throws, with file and line, when it isn't valid.
 */
export function parseSynonyms(text: string): Synonyms {
  const result = SCHEMA.validate(parseJson(text), { abortEarly: false });
  const problems = (result.error?.details ?? []).map(({ path: [key = ''], message }) => {
    const line = lineOfKey(text, String(key));
    return `${SYNONYMS_FILE}:${line}: ${message}. List words: "Dialog": ["modal", "弹窗"].`;
  });
  failWith('Synonyms are not valid', problems);
  const entries = Object.entries(result.value as Record<string, string[]>);
  return entries.map(([name, words]) => ({ name, words, line: lineOfKey(text, name) }));
}

/** `Date Picker 日期选择器`. */
const BILINGUAL = /^([ -~]+) \p{Script=Han}+$/u;

/**
 * Whether a page goes by one of the names in the file: its site path, its English title, also as a part
 * of its Chinese one, or its component.
 */
function hasName(page: SearchPage, name: string): boolean {
  if (name.startsWith('/')) {
    return page.path === name;
  }
  const title = page.title.replace(/ API$/, '');
  const names = [title, BILINGUAL.exec(title)?.[1] ?? title, ...page.aliases];
  return names.some((own) => compactName(own) === compactName(name));
}

/**
 * Adds synonyms to the pages that they are for.
 *
 * Throws, with file and line, when a name is that of no page.
 *
 * @param products the pages of each product, also those that are planned
 * @param isKnown whether a page has a name or a site path, also a page that isn't in this build
 */
export function withSynonyms(
  products: readonly (readonly SearchPage[])[],
  synonyms: Synonyms,
  isKnown: (name: string) => boolean,
): SearchPage[][] {
  const problems = synonyms
    .filter(({ name }) => !isKnown(name))
    .filter(({ name }) => !products.flat().some((page) => hasName(page, name)))
    .map(
      ({ name, line }) =>
        `${SYNONYMS_FILE}:${line}: no page has the name "${name}". Use the English title of a page, the name of a component, or a site path.`,
    );
  failWith('Synonyms are not for pages of this site', problems);
  return products.map((pages) =>
    pages.map((page) => {
      const own = synonyms.filter(({ name }) => hasName(page, name));
      return { ...page, aliases: [...page.aliases, ...own.flatMap(({ words }) => words)] };
    }),
  );
}
