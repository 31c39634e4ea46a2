import { isUtf8 } from 'node:buffer';

const REPLACEMENT = '\uFFFD';
const BYTES_OF_REPLACEMENT = Buffer.from(REPLACEMENT);

/**
 * Returns where the first bytes of a text are that aren't UTF-8, as an offset in bytes; null if there
 * are none. Where Node reads a file as UTF-8, it replaces such bytes and goes on.
 */
export function invalidUtf8At(bytes: Uint8Array): number | null {
  if (isUtf8(bytes)) {
    return null;
  }
  // The decoder keeps a byte order mark, so that the offsets in text and bytes correspond.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  for (const part of text.split(REPLACEMENT)) {
    offset += Buffer.byteLength(part);
    // The file may have the replacement character itself.
    const end = offset + BYTES_OF_REPLACEMENT.length;
    if (!BYTES_OF_REPLACEMENT.equals(bytes.subarray(offset, end))) {
      break;
    }
    offset = end;
  }
  return offset;
}
