import { PRODUCTS } from '../../kit/shared/site/products';

/** Marks where a line may end, besides after a space. */
const BREAK = '\u200b';
const FIXED_SPACE = '\u00a0';

/** Chinese texts of several words, and the parts of a name, such as `GridColDef`. */
const LONG_HAN = /[\u2e80-\u9fff\uff00-\uff60]{7,}/g;
const NAME_PART = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** No line begins with the one, or ends with the other. */
const CLOSING = /^[\p{Pe}\p{Po}]/u;
const OPENING = /\p{Ps}$/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function breakHan(text: string): string {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .reduce((line, word) =>
      CLOSING.test(word) || OPENING.test(line) ? line + word : line + BREAK + word,
    );
}

const keepProduct = (title: string, { name }: { name: string }) =>
  title.replaceAll(name, name.replaceAll(' ', FIXED_SPACE));

/**
 * Returns the parts of a title between which a line may end, each with the space after it: words, Chinese
 * words, and the parts of names if those may be broken. The name of a product isn't broken.
 */
export function breakLines(title: string, { breakNames }: { breakNames: boolean }): string[] {
  return PRODUCTS.reduce(keepProduct, title)
    .replace(NAME_PART, breakNames ? BREAK : '')
    .replace(LONG_HAN, breakHan)
    .split(/\u200b|(?<= )/)
    .filter((part) => part !== '');
}
