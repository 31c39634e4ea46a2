/**
 * The words of texts, as an index file has them. Most of what readers download for a search are these
 * words, so the file has each word once, with the texts that contain it, and neither the order nor the
 * number of words in a text.
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

function distances(positions: readonly number[]): number[] {
  return positions.map((position, index) => position - (positions[index - 1] ?? 0));
}

/**
 * Packs the words of texts.
 *
 * @param texts the words of each text, which have no spaces
 */
export function packTexts(texts: readonly (readonly string[])[]): PackedTexts {
  const textsOf = new Map<string, number[]>();
  texts.forEach((words, position) => {
    for (const word of new Set(words)) {
      const positions = textsOf.get(word) ?? [];
      positions.push(position);
      textsOf.set(word, positions);
    }
  });
  const sorted = [...textsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(' '),
    texts: sorted.map(([, positions]) => distances(positions).join(' ')).join(','),
  };
}

/**
 * Returns the words of each text, in alphabetical order.
 *
 * @param count number of texts
 *
 * Throws a TypeError when the two lists don't belong together.
 */
export function unpackTexts({ words, texts }: PackedTexts, count: number): string[][] {
  const unpacked = Array.from({ length: count }, (): string[] => []);
  const lists = texts.split(',');
  words.split(' ').forEach((word, index) => {
    let position = 0;
    for (const distance of lists[index]?.split(' ') ?? []) {
      position += Number(distance);
      if (word) {
        const text = unpacked[position];
        if (!text) {
          throw new TypeError(`The text ${position} of "${word}" doesn't exist.`);
        }
        text.push(word);
      }
    }
  });
  return unpacked;
}
