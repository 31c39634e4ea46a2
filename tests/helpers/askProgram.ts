/** How a program that has no model finds the answer to a question: by the words of titles and descriptions. */

/** A question of a reader, and an expression for the fact that answers it. */
export interface Question {
  question: string;
  fact: string;
}

/** What a program needed for a question. */
export interface Answer {
  found: boolean;
  /** The addresses that it read, in order. */
  read: readonly string[];
  /** The estimated tokens of the pages that it read, and of the lists that led to them. */
  pageTokens: number;
  listTokens: number;
}

interface ListedLink {
  title: string;
  address: string;
  description: string;
}

/** As many as a program is patient for. */
const MAX_FETCHES = 3;

const TITLE_WEIGHT = 3;
const NAME_WEIGHT = 2;

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get how i if in is it its just me my no not of on one or our so that the their them there these they this to too use used using want was what when where which while why will with you your material ui mui react'.split(
    ' ',
  ),
);

/** Characters that say how something is asked, not what about. */
const CHINESE_STOPS = /[的了吗呢么怎样何让把用在是不有没什可以应该和与]/;

/** Returns the words of a text: stems of Latin words, also of parts of names in code, and pairs of Chinese characters. */
export function wordsOf(text: string): string[] {
  const latin = text.match(/[A-Za-z][A-Za-z\d]*/g) ?? [];
  const parts = latin.flatMap((word) => {
    const split = word.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [];
    return split.length > 1 ? [word, ...split] : [word];
  });
  const stems = parts
    .map((word) => word.toLowerCase())
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) =>
      word.replace(/(?<=\w{3})(?:ies|y)$/, 'i').replace(/(?<=\w{3})(?:ing|ed|es|e|s)$/, ''),
    );
  const runs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => run.split(CHINESE_STOPS));
  const chinese = runs
    .filter(Boolean)
    .flatMap((run) =>
      Array.from({ length: Math.max(run.length - 1, 1) }, (_, index) =>
        run.slice(index, index + 2),
      ),
    );
  return [...stems, ...chinese];
}

/** Returns the links of a list in the format of llmstxt.org. */
export function linksOf(list: string): ListedLink[] {
  return [...list.matchAll(/^- \[([^\]]+)\]\((?:https?:\/\/[^/]+)?(\/[^)\s]+)\)[:：]?(.*)$/gm)]
    .map(([, title = '', address = '', description = '']) => ({ title, address, description }))
    .filter(({ address }) => !address.endsWith('llms-full.txt'));
}

/** Returns links with the best match for a question first. Rare words count more than frequent ones. */
export function rankLinks(links: readonly ListedLink[], question: string): ListedLink[] {
  const asked = [...new Set(wordsOf(question))];
  // A capital within a sentence is that of a name.
  const names = new Set(wordsOf((question.match(/(?<=.)\b[A-Z]\w+/g) ?? []).join(' ')));
  const fields = links.map(({ title, description }) => [wordsOf(title), wordsOf(description)]);
  const rarity = new Map(
    asked.map((word) => {
      const matches = fields.filter((words) => words.flat().includes(word)).length;
      return [word, Math.log(1 + links.length / (matches + 0.5))];
    }),
  );
  const scoreOf = ([title = [], description = []]: readonly string[][]) =>
    asked.reduce((sum, word) => {
      const inTitle = title.includes(word) ? TITLE_WEIGHT / Math.sqrt(title.length) : 0;
      const weight = inTitle + (description.includes(word) ? 1 : 0);
      const importance = (rarity.get(word) ?? 0) * (names.has(word) ? NAME_WEIGHT : 1);
      return sum + (importance * weight) / (weight + 1);
    }, 0) -
    0.01 * title.length;
  return links
    .map((link, index) => ({ link, score: scoreOf(fields[index] ?? []) }))
    .sort((a, b) => b.score - a.score)
    .map(({ link }) => link);
}

/** Estimates the tokens (o200k) of a text: within 10% for the pages of this site. */
export function estimateTokens(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.round((text.length - chinese) / 3.9 + chinese * 0.75);
}

/**
 * Answers a question as a program would: it reads a list, then the list or page whose title and description
 * match best, until it has read the fact.
 *
 * @param start the address of the first list
 * @param readFile returns the text at an address
 */
export function askProgram(
  { question, fact }: Question,
  start: string,
  readFile: (address: string) => string,
): Answer {
  const expression = new RegExp(fact, 'm');
  const read: string[] = [];
  const tokens = { page: 0, list: 0 };
  let candidates: ListedLink[] = [{ title: '', address: start, description: '' }];
  while (read.length < MAX_FETCHES) {
    const next = candidates.find(({ address }) => !read.includes(address));
    if (!next) {
      break;
    }
    const text = readFile(next.address);
    read.push(next.address);
    const isList = next.address.endsWith('llms.txt');
    tokens[isList ? 'list' : 'page'] += estimateTokens(text);
    if (isList) {
      candidates = rankLinks(linksOf(text), question);
    } else if (expression.test(text)) {
      return { found: true, read, pageTokens: tokens.page, listTokens: tokens.list };
    }
  }
  return { found: false, read, pageTokens: tokens.page, listTokens: tokens.list };
}
