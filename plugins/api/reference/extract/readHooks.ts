import { cachedHooks } from './cache';
import type { ExtractedHook } from '../model/hook';
import { locatePackage } from './locatePackage';
import { sharedReading } from './sharedReading';

/**
 * What is read of an installed package's documented hooks, from the cache if it can.
 *
 * Throws, naming package, hook and member, when the package is not installed or has types that
 * cannot be shown.
 */
export function readHooks(siteDir: string, packageName: string): Promise<readonly ExtractedHook[]> {
  return sharedReading(`hooks\n${siteDir}\n${packageName}`, () => {
    const installed = locatePackage(siteDir, packageName);
    return cachedHooks(siteDir, installed, async () => {
      // The compiler takes half a second to load, which a cached run saves.
      const { extractHooks } = await import('./extractHooks');
      return extractHooks(installed);
    });
  });
}
