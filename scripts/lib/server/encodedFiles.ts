import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './contentTypes';

/** Content codings, the smallest result first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface EncodedFile {
  body: Buffer;
  /** The coding really used: a file that compression would not shorten stays as it is. */
  encoding: Encoding;
  /** A strong validator (RFC 9110 §8.8.3): it differs between codings of one file. */
  etag: string;
  contentType: string;
}

/** The best coding that an Accept-Encoding header allows; a quality of 0 forbids one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const allowed = (acceptEncoding ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  return ENCODINGS.find((name) => allowed.includes(name)) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses as hard as hosts do with files at rest, so that measured bytes are a reader's bytes. */
function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return brotli(body, { params });
  }
  return encoding === 'gzip' ? gzipped(body, { level: 9 }) : Promise.resolve(body);
}

async function encodeFile(file: string, wanted: Encoding): Promise<EncodedFile> {
  const raw = await readFile(file);
  const contentType = contentTypeOf(file);
  const asked = isCompressible(contentType) ? wanted : 'identity';
  const compressed = await compress(raw, asked);
  const encoding = compressed.length < raw.length ? asked : 'identity';
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  const body = encoding === 'identity' ? raw : compressed;
  return { body, encoding, etag: `"${hash}-${encoding}"`, contentType };
}

/** Reads files, each compressed once and then kept in memory until it changes on the disk. */
export class EncodedFiles {
  private readonly known = new Map<string, Promise<EncodedFile>>();

  /** Gives the file in that coding, or null when there is no such file. */
  async read(file: string, encoding: Encoding): Promise<EncodedFile | null> {
    // A missing file, a folder on the way that is a file, a name too long: all are "no such file".
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) {
      return null;
    }
    const key = [file, encoding, info.mtimeMs, info.size].join('|');
    const known = this.known.get(key) ?? encodeFile(file, encoding);
    this.known.set(key, known);
    return known;
  }
}
