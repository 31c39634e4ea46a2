import fs from 'node:fs/promises';
import path from 'node:path';
import { checkBuiltLinks } from './checkBuiltLinks';
import { readBuild } from './readBuild';

/** The origin that the site was built for, by its home page's canonical link. */
async function builtOrigin(folder: string): Promise<string> {
  const home = await fs.readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  const href = /<link [^>]*rel="?canonical"? href="?([^\s">]+)/.exec(home)?.[1];
  if (href === undefined) {
    throw new Error(`${folder} holds no built site with a canonical link. Run "npm run build".`);
  }
  return new URL(href).origin;
}

/**
 * What is wrong with the links of a whole built site, all languages in one folder, a message each;
 * see `checkBuiltLinks`. The build of one language cannot tell: it links to the others.
 *
 * Throws when the folder holds no built site.
 */
export async function checkSite(folder: string): Promise<string[]> {
  const origin = await builtOrigin(folder);
  const { linking, ...site } = await readBuild(folder);
  return checkBuiltLinks(linking, site, origin);
}
