import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Returns the size of a file when it is compressed with Brotli, in bytes. */
export const compressedBytes = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(file)).length;

/**
 * Returns the compressed size of the scripts that a built document names, in bytes.
 *
 * @param site folder of the built site
 * @param sitePath path of the document on the site, without `.html`
 */
export async function scriptBytes(site: string, sitePath: string): Promise<number> {
  const html = await readFile(path.join(site, `${sitePath}.html`), 'utf8');
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  const sizes = await Promise.all(scripts.map((src) => compressedBytes(path.join(site, src))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
