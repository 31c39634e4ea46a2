import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = '.docusaurus/api-index-static';

const SITE_FOLDER = '/assets/api-index';

/**
 * Writes a search index to the static folder, under a file name with a content hash. Removes
 * earlier files of the same name, including one in another language whose build is complete.
 *
 * @returns the site path, without base URL
 */
export async function writeIndex(siteDir: string, name: string, text: string): Promise<string> {
  const folder = path.join(siteDir, STATIC_FOLDER, SITE_FOLDER);
  await fs.mkdir(folder, { recursive: true });
  const previous = (await fs.readdir(folder)).filter((file) => file.startsWith(`${name}.`));
  await Promise.all(previous.map((file) => fs.rm(path.join(folder, file), { force: true })));
  const hash = crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.json`;
  await fs.writeFile(path.join(folder, file), text);
  return `${SITE_FOLDER}/${file}`;
}
