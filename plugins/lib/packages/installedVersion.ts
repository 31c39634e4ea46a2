import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the version of an installed package from its package.json.
 *
 * Throws when the package isn't installed.
 */
export function installedVersion(siteDir: string, packageName: string): string {
  const file = path.join(siteDir, 'node_modules', packageName, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return manifest.version;
}

/** Returns the version of a package, or undefined when it isn't installed. */
export function versionIfInstalled(siteDir: string, packageName: string): string | undefined {
  const file = path.join(siteDir, 'node_modules', packageName, 'package.json');
  return fs.existsSync(file) ? installedVersion(siteDir, packageName) : undefined;
}
