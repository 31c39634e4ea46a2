import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Globby } from '@docusaurus/utils';

/** Text, and fonts and icons that aren't compressed in themselves. */
const COMPRESSIBLE =
  '**/*.{html,css,js,mjs,json,map,webmanifest,xml,txt,md,ts,tsx,svg,ttf,otf,ico,wasm}';

/** Shorter files fit into one packet anyway. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How each kind of compressed file is made, by the extension that servers expect. */
const FORMATS: Readonly<Record<'br' | 'gz', (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body) => gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Returns the name of the cached file, which is created if it is missing. */
async function cachedFile(
  cache: string,
  hash: string,
  body: Buffer,
  format: keyof typeof FORMATS,
): Promise<string> {
  const name = `${hash}.${format}`;
  const file = path.join(cache, name);
  const exists = await fs.access(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    // Files with the same content are compressed at the same time.
    const draft = `${file}.${randomUUID()}`;
    await fs.writeFile(draft, await FORMATS[format](body));
    await fs.rename(draft, file);
  }
  return name;
}

/** Writes the compressed forms of a file beside it. Returns the names of their cached files. */
async function compressFile(file: string, cache: string): Promise<string[]> {
  const body = await fs.readFile(file);
  if (body.length < MIN_BYTES) {
    return [];
  }
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
  return Promise.all(
    (['br', 'gz'] as const).map(async (format) => {
      const name = await cachedFile(cache, hash, body, format);
      await fs.copyFile(path.join(cache, name), `${file}.${format}`);
      return name;
    }),
  );
}

/**
 * Writes a `.br` and a `.gz` file beside each text file of a folder. Compressed forms are kept in a
 * cache by their content until a call doesn't need them.
 *
 * @param cache absolute path of a folder that only this function uses
 */
export async function compressFiles(folder: string, cache: string): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  const files = await Globby(COMPRESSIBLE, { cwd: folder, absolute: true, dot: false });
  const used = new Set<string>();
  const next = files.values();
  const work = async () => {
    for (const file of next) {
      (await compressFile(file, cache)).forEach((name) => used.add(name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  const unused = (await fs.readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => fs.rm(path.join(cache, name))));
}
