import { LIBRARY_OWNER } from '@component-docs/kit/shared/libraryOwner';

/** Words that don't narrow down the subject of a text or a query; the library's name is in every one. */
const STOP_WORDS = new Set(
  `${LIBRARY_OWNER} a an and are as at be by can do does for from get how i in is it make me my of on or set the to use using what when where which why with you your its that this these their then than not if has have will into only add change show want need react cannot t s could should would may might must was were did had but so also just like some any there here please properly correctly anyone someone doesn don isn won`.split(
    ' ',
  ),
);

/** Words of Chinese questions, longest first, because one may begin with another. */
const STOP_PHRASES =
  /有没有办法|怎么样|怎么办|怎么做|有什么|为什么|是什么|有没有|怎么|怎样|如何|什么|哪里|哪些|为何|请问|能否|可以|一个|一下|应该|需要|想要|实现|的|了|吗|呢|在|让|把|给|和|与/gu;

/** Libraries from which readers know other names of the things they look for. */
const OTHER_LIBRARIES = new Set(
  'antd antdesign bootstrap chakra daisyui element heroui mantine nextui primereact shadcn vuetify'.split(
    ' ',
  ),
);

/** Whether a word, in lower case, is the name of another library. */
export const isOtherLibrary = (word: string) => OTHER_LIBRARIES.has(word);

/** Whether a word, in lower case, doesn't narrow down a reader's search. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Replaces the question words of a Chinese text by spaces. */
export const removeStopPhrases = (text: string) => text.replace(STOP_PHRASES, ' ');

/** Replaces the question words of a Chinese text by spaces, unless nothing else would be left. */
export function withoutStopPhrases(text: string): string {
  const rest = removeStopPhrases(text);
  return rest.trim() === '' ? text : rest;
}
