import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '../../shared/site/types';
import { packageFolder } from './folders';

/**
 * Returns the version of an installed package from its package.json.
 *
 * Throws when the package isn't installed.
 */
export function installedVersion(siteDir: string, packageName: string): string {
  const version = versionIfInstalled(siteDir, packageName);
  if (version === undefined) {
    throw new Error(
      `The package ${packageName} isn't installed. Run "npm install ${packageName}", or correct its name where it is used.`,
    );
  }
  return version;
}

/** Returns the version of a package, or undefined when it isn't installed. */
export function versionIfInstalled(siteDir: string, packageName: string): string | undefined {
  const file = path.join(packageFolder(siteDir, packageName), 'package.json');
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return manifest.version;
}

/**
 * Returns the tag of a product's release in its repository. Packages in the same repository are
 * released together, under the version of one of them.
 *
 * Throws when that package isn't installed.
 */
export function releaseTag(
  siteDir: string,
  { packageName, releasedWith = packageName }: Pick<Product, 'packageName' | 'releasedWith'>,
): string {
  return `v${installedVersion(siteDir, releasedWith)}`;
}
