import { isStopWord, removeStopPhrases } from '../../shared/stopWords';
import { runsOf } from '../../shared/tokenize';
import type { AbsentSubject, HitGroup } from '../../shared/types';

/** Words that readers put beside a subject, and that say no more about it. */
const GENERIC = new Set(
  'any component components library libraries support supported there version ui 组件 库 支持 组件库 版本'.split(
    ' ',
  ),
);

const HAN = /\p{Script=Han}/u;

/** Returns the words of a text, with spaces around each. */
const wordsOf = (text: string) =>
  ` ${runsOf(text)
    .map((run) => run.text)
    .join(' ')} `;

/** A subject that a query is about. */
interface AskedSubject extends AbsentSubject {
  /** The query asks for nothing else: the hits are only related to it. */
  isAll: boolean;
}

/** Returns the query without a subject; undefined if the subject isn't in it. */
function without(query: string, subject: string): string | undefined {
  const asked = HAN.test(subject) ? subject : wordsOf(subject);
  return query.includes(asked) ? query.replace(asked, ' ') : undefined;
}

/** Returns the subject that isn't here and that a query asks for, the longest of them; undefined for most queries. */
export function askedSubject(
  query: string,
  subjects: readonly AbsentSubject[],
): AskedSubject | undefined {
  const words = wordsOf(query);
  const [longest] = subjects
    .flatMap((subject) => subject.words.map((word) => ({ subject, word })))
    .filter(({ word }) => without(words, word) !== undefined)
    .sort((a, b) => b.word.length - a.word.length);
  if (!longest) {
    return undefined;
  }
  const rest = runsOf(removeStopPhrases(without(words, longest.word) ?? ''));
  return {
    ...longest.subject,
    isAll: rest.every(({ text }) => isStopWord(text) || GENERIC.has(text)),
  };
}

/** Returns the groups that are about a subject although the site has no page of its own about it: their hits name it. */
export function groupsNaming(groups: readonly HitGroup[], { words }: AbsentSubject): HitGroup[] {
  const isNamed = (name: string) =>
    words.some((word) => without(wordsOf(name), word) !== undefined);
  return groups.filter(({ hits }) => hits.some(({ name }) => isNamed(name)));
}
