/** What continues a word. Chinese has no space between words, so its characters don't. */
const WORD = String.raw`[\p{Script=Latin}\p{N}_-]`;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Returns a pattern that finds a phrase as whole words, in any case, with any white space between
 * its words. Characters other than letters and digits, such as `!`, are found anywhere. A hyphen
 * continues a word: `just` isn't in `just-in-time`.
 *
 * @param matchCase whether to find the phrase only as it is written
 */
export function phrasePattern(phrase: string, matchCase = false): RegExp {
  const words = phrase
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);
  const start = new RegExp(`^${WORD}`, 'u').test(phrase) ? `(?<!${WORD})` : '';
  const end = new RegExp(`${WORD}$`, 'u').test(phrase) ? `(?!${WORD})` : '';
  return new RegExp(`${start}${words}${end}`, matchCase ? 'gu' : 'giu');
}

/**
 * Returns where a phrase occurs in a text, in order.
 *
 * @param except phrases that contain the phrase and are fine: `is no longer` for `is no`
 * @param matchCase whether to find phrases only as they are written
 */
export function findPhrase(
  text: string,
  phrase: string,
  except: readonly string[] = [],
  matchCase = false,
): { found: string; index: number }[] {
  const fine = except.flatMap((longer) =>
    [...text.matchAll(phrasePattern(longer, matchCase))].map(({ 0: match, index }) => ({
      from: index,
      to: index + match.length,
    })),
  );
  return [...text.matchAll(phrasePattern(phrase, matchCase))]
    .map(({ 0: found, index }) => ({ found, index }))
    .filter(({ index }) => !fine.some(({ from, to }) => index >= from && index < to));
}
