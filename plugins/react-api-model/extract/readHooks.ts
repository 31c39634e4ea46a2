import { cachedHooks } from './cache';
import type { ExtractedHook } from '../model/hook';
import { locatePackage } from './locatePackage';
import { sharedReading } from './sharedReading';

/**
 * Reads an installed package's documented hooks, from the cache if possible.
 *
 * Throws, with package, hook, and member, when the package is not installed or has types that
 * cannot be shown.
 */
export function readHooks(siteDir: string, packageName: string): Promise<readonly ExtractedHook[]> {
  return sharedReading(`hooks\n${siteDir}\n${packageName}`, () => {
    const installed = locatePackage(siteDir, packageName);
    return cachedHooks(siteDir, installed, async () => {
      // Loaded on demand: the compiler takes half a second, and a cached run does not need it.
      const { extractHooks } = await import('./extractHooks');
      return extractHooks(installed);
    });
  });
}
