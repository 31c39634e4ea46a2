import fs from 'node:fs/promises';
import path from 'node:path';
import { keptSite } from '../../shared/site/facts';
import { hashOf } from './cachedValue';

/** Files of the site on which all derived values depend: packages, and the compiler's options. */
const SITE_FILES = ['package-lock.json', 'tsconfig.json'];

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.[cm]?ts$/.test(name)).sort();
  return files.map((name) => path.join(folder, name));
}

/**
 * Returns a hash of what a plugin's derived values depend on besides their sources: the installed
 * packages, the compiler's options, the facts of the site, and the plugin's own code.
 *
 * @param folders absolute paths of the folders with that code
 */
export async function environmentHash(
  siteDir: string,
  folders: readonly string[],
): Promise<string> {
  const sources = await Promise.all(folders.map(sourcesIn));
  const files = [...SITE_FILES.map((name) => path.join(siteDir, name)), ...sources.flat()];
  const texts = files.map((file) => fs.readFile(file).catch(() => ''));
  // No derived value has redirects in it.
  const facts = { ...keptSite(), redirects: undefined };
  return hashOf([JSON.stringify(facts), ...(await Promise.all(texts))]);
}
