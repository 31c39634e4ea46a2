import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './contentTypes';

/** Content codings, the most efficient first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface EncodedFile {
  body: Buffer;
  /** The coding that was used: a file that compression wouldn't shorten is served as it is. */
  encoding: Encoding;
  /** A strong validator (RFC 9110, section 8.8.3): it differs between codings of one file. */
  etag: string;
  contentType: string;
}

/**
 * Returns the best coding that an Accept-Encoding header allows. A quality of 0 forbids a coding.
 */
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

/**
 * How much time compression may take: `smallest` is the highest level, as hosts use for static files,
 * so that measured bytes are what readers download; `fastest` the lowest, for tests of behavior.
 */
export type Compression = 'smallest' | 'fastest';

const LEVELS: Readonly<Record<Compression, { brotli: number; gzip: number }>> = {
  smallest: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  fastest: { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED },
};

function compress(body: Buffer, encoding: Encoding, compression: Compression): Promise<Buffer> {
  const level = LEVELS[compression];
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return brotli(body, { params });
  }
  return encoding === 'gzip' ? gzipped(body, { level: level.gzip }) : Promise.resolve(body);
}

async function encodeFile(
  file: string,
  wanted: Encoding,
  compression: Compression,
): Promise<EncodedFile> {
  const raw = await readFile(file);
  const contentType = contentTypeOf(file);
  const asked = isCompressible(contentType) ? wanted : 'identity';
  const compressed = await compress(raw, asked, compression);
  const encoding = compressed.length < raw.length ? asked : 'identity';
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  const body = encoding === 'identity' ? raw : compressed;
  return { body, encoding, etag: `"${hash}-${encoding}"`, contentType };
}

/** Reads files. Each file is compressed once and cached in memory until it changes on disk. */
export class EncodedFiles {
  private readonly known = new Map<string, Promise<EncodedFile>>();

  constructor(private readonly compression: Compression = 'smallest') {}

  /** Returns the file in the given coding, or null if it doesn't exist. */
  async read(file: string, encoding: Encoding): Promise<EncodedFile | null> {
    // Any error means that there is no such file, for example if the name is too long.
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) {
      return null;
    }
    const key = [file, encoding, info.mtimeMs, info.size].join('|');
    const known = this.known.get(key) ?? encodeFile(file, encoding, this.compression);
    this.known.set(key, known);
    return known;
  }
}
