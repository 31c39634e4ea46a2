import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Served like `static/`; named in the site config's `staticDirectories`. */
export const STATIC_FOLDER = '.docusaurus/api-index-static';

const SITE_FOLDER = '/assets/api-index';

/**
 * Writes a search index into the static folder, under a name that changes with its content, in
 * place of the former one of that name; that of another language too, whose build is over. Gives
 * its site path, without base URL.
 */
export async function writeIndex(siteDir: string, name: string, text: string): Promise<string> {
  const folder = path.join(siteDir, STATIC_FOLDER, SITE_FOLDER);
  await fs.mkdir(folder, { recursive: true });
  const former = (await fs.readdir(folder)).filter((file) => file.startsWith(`${name}.`));
  await Promise.all(former.map((file) => fs.rm(path.join(folder, file), { force: true })));
  const hash = crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.json`;
  await fs.writeFile(path.join(folder, file), text);
  return `${SITE_FOLDER}/${file}`;
}
