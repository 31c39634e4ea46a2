import fs from 'node:fs';
import path from 'node:path';

/**
 * The version of an installed package, as its own package.json has it.
 *
 * Throws when the package is not installed.
 */
export function installedVersion(siteDir: string, packageName: string): string {
  const file = path.join(siteDir, 'node_modules', packageName, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return manifest.version;
}

/** The version of a package as far as it is installed; undefined when it is not. */
export function versionIfInstalled(siteDir: string, packageName: string): string | undefined {
  const file = path.join(siteDir, 'node_modules', packageName, 'package.json');
  return fs.existsSync(file) ? installedVersion(siteDir, packageName) : undefined;
}
