import { readPackage } from '../reference';
import { readSymbols } from '../reference/describe/describeSymbols';
import { readHooks } from '../reference/extract/readHooks';
import { documentsHooks } from './documentsHooks';
import { releaseChanges } from './historyOf';
import { packageModel } from './model';
import type { PackageModel } from './model';
import { readModels } from './readModels';
import type { ReleaseChanges } from './types';

/** A package's recorded releases, and the changes from each to the next. */
export interface PackageHistory {
  /** Oldest first, the installed release last. */
  models: readonly PackageModel[];
  /** Newest first. */
  releases: readonly ReleaseChanges[];
}

/**
 * Returns the API history of an installed package, based on the models of earlier releases that
 * `npm run api:model` saved. Without saved models, the history has no changes.
 *
 * Throws when the package is not installed or cannot be read.
 */
export async function packageHistory(
  siteDir: string,
  packageName: string,
): Promise<PackageHistory> {
  const kept = await readModels(packageName);
  const { installed, components } = await readPackage(siteDir, packageName);
  const hooks = documentsHooks(packageName) ? await readHooks(siteDir, packageName) : undefined;
  const { symbols } = await readSymbols(siteDir, packageName);
  const earlier = kept.filter(({ version }) => version !== installed.version);
  const models = [...earlier, packageModel(installed, { components, hooks, symbols }, [])];
  return { models, releases: releaseChanges(models) };
}
