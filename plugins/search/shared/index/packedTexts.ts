/**
 * The words of texts, as an index file has them. These words are most of a reader's download for a search, so
 * the file has each word once, with the texts that contain it, and neither the order nor the number of words
 * in a text.
 */
export interface PackedTexts {
  /** All words in alphabetical order, separated by spaces. */
  words: string;
  /**
   * For each word, separated by commas, the positions of the texts that contain it in ascending order:
   * the first one, then the distance to each next one, separated by spaces.
   */
  texts: string;
}

/** Words, and the positions of the texts that have each, in ascending order. */
export interface WordList {
  /** In alphabetical order. */
  words: readonly string[];
  positions: readonly (readonly number[])[];
}

/** Returns the words of texts. Each text is a list of words. */
export function listWords(texts: readonly (readonly string[])[]): WordList {
  const textsOf = new Map<string, number[]>();
  texts.forEach((words, position) => {
    for (const word of new Set(words)) {
      const positions = textsOf.get(word) ?? [];
      positions.push(position);
      textsOf.set(word, positions);
    }
  });
  const words = [...textsOf.keys()].sort();
  return { words, positions: words.map((word) => textsOf.get(word) ?? []) };
}

function distances(positions: readonly number[]): number[] {
  return positions.map((position, index) => position - (positions[index - 1] ?? 0));
}

/**
 * Packs the words of texts.
 *
 * @param texts the words of each text, which have no spaces
 */
export function packTexts(texts: readonly (readonly string[])[]): PackedTexts {
  const { words, positions } = listWords(texts);
  return {
    words: words.join(' '),
    texts: positions.map((ofWord) => distances(ofWord).join(' ')).join(','),
  };
}

/**
 * Returns the words that were packed.
 *
 * @param count number of texts
 *
 * Throws a TypeError when the two lists don't belong together.
 */
export function unpackTexts({ words, texts }: PackedTexts, count: number): WordList {
  const list = words.split(' ').filter(Boolean);
  const packed = texts.split(',');
  const positions = list.map((word, index) => {
    let position = 0;
    return (packed[index] ?? '').split(' ').map((distance) => {
      position += Number(distance);
      if (!(position < count)) {
        throw new TypeError(`The text ${position} of "${word}" doesn't exist.`);
      }
      return position;
    });
  });
  return { words: list, positions };
}
