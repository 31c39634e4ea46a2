import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DefaultThemes } from '../../../src/customization/default-theme/types';
import { locatePackage } from '../../api/reference/extract/locatePackage';

interface Entry {
  key: string;
  themes: DefaultThemes;
}

/** Hashes what the description depends on: the library's version and this plugin's sources. */
async function keyOf(siteDir: string): Promise<string> {
  const { version } = locatePackage(siteDir, '@mui/material');
  const hash = crypto.createHash('sha256').update(version);
  for (const name of (await fs.readdir(__dirname)).sort()) {
    hash.update(await fs.readFile(path.join(__dirname, name)));
  }
  return hash.digest('hex');
}

async function readEntry(file: string): Promise<Entry | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Entry;
  } catch {
    // The file is missing or incomplete, so the themes are described again.
    return undefined;
  }
}

/**
 * Returns the described themes from a cache. Describes them again only if what they depend on has
 * changed, because reading the types takes seconds.
 */
export async function cachedThemes(
  siteDir: string,
  describe: () => DefaultThemes,
): Promise<DefaultThemes> {
  const file = path.join(siteDir, 'node_modules/.cache/customization/themes.json');
  const key = await keyOf(siteDir);
  const entry = await readEntry(file);
  if (entry?.key === key) {
    return entry.themes;
  }
  const themes = describe();
  // Written atomically, because each locale is built in its own process.
  const draft = `${file}.${process.pid}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify({ key, themes } satisfies Entry));
  await fs.rename(draft, file);
  return themes;
}
