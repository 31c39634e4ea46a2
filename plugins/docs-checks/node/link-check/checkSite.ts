import fs from 'node:fs/promises';
import path from 'node:path';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { checkBuiltLinks } from './checkBuiltLinks';
import { readBuild } from './readBuild';

/**
 * Reads the origin that a site was built for from its home page's canonical link: `UNKNOWN_SITE_URL`
 * if the link has none. Throws when the folder has no built site.
 */
export async function builtOrigin(folder: string): Promise<string> {
  const home = await fs.readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  const href = /<link [^>]*rel="?canonical"? href="?([^\s">]+)/.exec(home)?.[1];
  if (href === undefined) {
    throw new Error(`${folder} has no built site with a canonical link. Run "npm run build".`);
  }
  return new URL(href, UNKNOWN_SITE_URL).origin;
}

/**
 * Checks the links of a whole built site, with all languages in one folder, and returns one message
 * per problem (see `checkBuiltLinks`). The build of one language can't check them, because it links
 * to the other languages.
 *
 * Throws when the folder doesn't contain a built site.
 */
export async function checkSite(folder: string): Promise<string[]> {
  const origin = await builtOrigin(folder);
  const { linking, ...site } = await readBuild(folder);
  return checkBuiltLinks(linking, site, origin);
}
