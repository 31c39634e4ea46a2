import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Globby } from '@docusaurus/utils';

/** Text, and fonts and icons that aren't compressed in themselves. */
const COMPRESSIBLE =
  /\.(?:html|css|m?js|json|map|webmanifest|xml|txt|md|tsx?|svg|ttf|otf|ico|wasm)$/;

/** Shorter files fit into one packet anyway. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How each kind of compressed file is made, by the extension that servers expect. */
const COMPRESS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
};

export type CompressedFormat = keyof typeof COMPRESS;

export const COMPRESSED_FORMATS = Object.keys(COMPRESS) as CompressedFormat[];

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the name of the compressed form of a file in a cache, which is created if it is missing; null
 * for files that aren't worth it.
 *
 * @param cache a folder that exists
 */
export async function compressFile(
  file: string,
  format: CompressedFormat,
  cache: string,
): Promise<string | null> {
  if (!COMPRESSIBLE.test(file)) {
    return null;
  }
  const body = await fs.readFile(file);
  if (body.length < MIN_BYTES) {
    return null;
  }
  const name = `${createHash('sha256').update(body).digest('hex').slice(0, 32)}.${format}`;
  const cached = path.join(cache, name);
  if (!(await exists(cached))) {
    // Files with the same content are compressed at the same time.
    const draft = `${cached}.${randomUUID()}`;
    await fs.writeFile(draft, await COMPRESS[format](body));
    await fs.rename(draft, cached);
  }
  return name;
}

/**
 * Writes compressed files beside the text files of a folder. They are kept in a cache by their content
 * until a call doesn't need them.
 *
 * @param cache absolute path of a folder that has compressed files only
 */
export async function compressFiles(
  folder: string,
  formats: readonly CompressedFormat[],
  cache: string,
): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  const files = await Globby('**', { cwd: folder, absolute: true, dot: false });
  const used = new Set<string>();
  const tasks = files.flatMap((file) => formats.map((format) => ({ file, format }))).values();
  const work = async () => {
    for (const { file, format } of tasks) {
      const name = await compressFile(file, format, cache);
      if (name) {
        used.add(name);
        await fs.copyFile(path.join(cache, name), `${file}.${format}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  const unused = (await fs.readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => fs.rm(path.join(cache, name))));
}
