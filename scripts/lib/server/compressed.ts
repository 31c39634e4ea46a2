import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Negotiator from 'negotiator';

/** Text, and fonts and icons that aren't compressed in themselves. */
const COMPRESSIBLE =
  /\.(?:html|css|m?js|json|map|webmanifest|xml|txt|md|tsx?|svg|ttf|otf|ico|wasm)$/;

/** Shorter files fit into one packet anyway. */
const MIN_BYTES = 1024;

/** A request with one of these may get no file, or a part of one. */
const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

const brotli = promisify(brotliCompress);

/** Returns whether the answer to a request may be a whole file in Brotli. */
export function allowsBrotli(headers: IncomingHttpHeaders): boolean {
  const accepted = { 'accept-encoding': headers['accept-encoding'] ?? 'identity' };
  return (
    new Negotiator({ headers: accepted }).encodings(['br']).length > 0 &&
    !CONDITIONS.some((name) => name in headers)
  );
}

export interface CompressedFile {
  body: Buffer;
  /** The ETag of the uncompressed file, which is sent for a conditional request. */
  etag: string;
}

/** Compresses a file with Brotli. Returns null for files that aren't worth it. */
export async function compressFile(file: string, quality: number): Promise<CompressedFile | null> {
  if (!COMPRESSIBLE.test(file)) {
    return null;
  }
  const { size, mtime } = await stat(file);
  if (size < MIN_BYTES) {
    return null;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    body: await brotli(await readFile(file), { params }),
    etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
  };
}
