/** The characters that lz-string writes into an address; each stands for six bits, the highest first. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const DIGIT_WIDTH = 6;

/** Codes for a new character of 8 bits, for one of 16 bits, and for the end of the text. */
const NEW_BYTE = 0;
const NEW_CHARACTER = 1;
const END = 2;

/** Reads numbers of a given width from packed data, their lowest bit first. */
class BitReader {
  private position = 0;

  constructor(private readonly data: string) {}

  /** Whether more was read than there is. */
  get isOver(): boolean {
    return this.position > this.data.length * DIGIT_WIDTH;
  }

  read(width: number): number {
    let value = 0;
    for (let index = 0; index < width; index += 1) {
      value |= this.nextBit() << index;
    }
    return value;
  }

  private nextBit(): number {
    const at = Math.floor(this.position / DIGIT_WIDTH);
    const shift = DIGIT_WIDTH - 1 - (this.position % DIGIT_WIDTH);
    this.position += 1;
    return (DIGITS.indexOf(this.data.charAt(at)) >> shift) & 1;
  }
}

/**
 * Reads a text that `compressToEncodedURIComponent` of lz-string has packed. The package itself has no
 * limit, and a thousand characters can stand for a million.
 *
 * @param limit the longest text, in characters
 * @returns undefined if the text is longer, or the data is damaged
 */
export function unpackText(data: string, limit: number): string | undefined {
  const reader = new BitReader(data);
  // A code is the index of a piece of text that was read before. The first three codes have none.
  const pieces = ['', '', ''];
  let text = '';
  let previous = '';
  while (text.length <= limit) {
    let code = reader.read(32 - Math.clz32(pieces.length));
    if (code === NEW_BYTE || code === NEW_CHARACTER) {
      pieces.push(String.fromCharCode(reader.read(code === NEW_BYTE ? 8 : 16)));
      code = pieces.length - 1;
    }
    if (reader.isOver) {
      return undefined;
    }
    if (code === END) {
      return text;
    }
    // The piece that is about to be added can be used already.
    const piece = code === pieces.length ? previous + previous.charAt(0) : pieces[code];
    if (!piece) {
      return undefined;
    }
    if (previous) {
      pieces.push(previous + piece.charAt(0));
    }
    text += piece;
    previous = piece;
  }
  return undefined;
}
