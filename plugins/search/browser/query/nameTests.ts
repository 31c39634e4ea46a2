import type { IndexedEntry } from '../../shared/index/indexFile';
import type { Query } from './parseQuery';
import { singularsOf } from './matchRun';

/** What the names of entries are compared with. */
export interface NameTests {
  /** Whether the query has the entry's name in it as a word. */
  isNamed: (entry: IndexedEntry) => boolean;
  /** Like `isNamed`, also for a name that is a part of Chinese text: 按钮 of 按钮颜色. */
  isWithin: (entry: IndexedEntry) => boolean;
  /** Whether another name of the entry, such as a synonym, is the query, or each of its words is one. */
  hasAlias: (entry: IndexedEntry) => boolean;
  /** Whether the entry is a page with the query as its name. */
  isAskedPage: (entry: IndexedEntry) => boolean;
}

/** Shorter Chinese names are parts of too many words. */
const MIN_HAN_LENGTH = 2;

/** Returns the tests of a query. */
export function nameTests({ runs }: Query): NameTests {
  const texts = runs.map(({ text }) => text);
  const phrases = runs.filter(({ script }) => script === 'han').map(({ text }) => text);
  const joined = texts.join('');
  const asked = texts.join(' ');
  const names = new Set([...texts, ...texts.flatMap(singularsOf), joined]);
  const isName = (name: string) => [name, ...singularsOf(name)].some((form) => names.has(form));
  const isPart = (name: string) =>
    name.length >= MIN_HAN_LENGTH && phrases.some((phrase) => phrase.includes(name));
  return {
    isNamed: ({ wholeNames }) => wholeNames.some(isName),
    isWithin: ({ wholeNames }) => wholeNames.some((name) => isName(name) || isPart(name)),
    hasAlias({ aliases }) {
      const others = aliases.map((alias) => alias.toLowerCase());
      return others.includes(asked) || texts.every((text) => others.includes(text));
    },
    isAskedPage: ({ kind, wholeNames }) => kind === 'page' && wholeNames.includes(joined),
  };
}
