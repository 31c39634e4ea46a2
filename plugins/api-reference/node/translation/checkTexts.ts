import { codeSpans, withoutCode } from './codeSlots';

const LINK_TARGET = /\]\(([^)\s]*)\)/g;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/gm;
const HAN = /\p{Script=Han}/u;

function linkTargets(markdown: string): string[] {
  return [...markdown.matchAll(LINK_TARGET)].map(([, target = '']) => target);
}

/** Returns the items that occur more often in `all` than in `others`, each once. */
function surplus(all: readonly string[], others: readonly string[]): string[] {
  const count = (items: readonly string[], item: string) =>
    items.filter((other) => other === item).length;
  return [...new Set(all)].filter((item) => count(all, item) > count(others, item));
}

/** Returns a message for what one text has more of than the other, and for the reverse. */
function differences(
  kind: string,
  english: readonly string[],
  chinese: readonly string[],
): string[] {
  const lost = surplus(english, chinese);
  const added = surplus(chinese, english);
  return [
    ...(lost.length > 0 ? [`the translation lacks the ${kind} ${lost.join(', ')}. Add it.`] : []),
    ...(added.length > 0
      ? [`only the translation has the ${kind} ${added.join(', ')}. Write it as in the English.`]
      : []),
  ];
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
