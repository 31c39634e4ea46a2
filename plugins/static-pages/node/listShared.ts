import { Globby } from '@docusaurus/utils';
import { isSharedAsset, SHARED_FOLDERS } from '../shared/sharedAssets';

/** Returns the files in a folder of the site that all languages have in common, relative to it. */
export async function listShared(folder: string): Promise<string[]> {
  const patterns = SHARED_FOLDERS.map((name) => `assets/${name}/**`);
  const names = await Globby(patterns, { cwd: folder });
  return names.filter((name) => isSharedAsset(`/${name}`));
}
