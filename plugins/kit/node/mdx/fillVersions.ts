import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { versionIfInstalled } from '../packages/installedVersion';

const VERSION = /VERSION\(((?:@[\w.-]+\/)?[\w.-]+)\)/g;

/**
 * Replaces each `VERSION(@acme/ui)` of a page with the installed version of that package: in its text, its code,
 * its links, and its front matter.
 *
 * @param file the page's path, relative to the site's folder or absolute, for messages
 * @param source the whole file
 * @throws {Error} If a package isn't installed: with file, line, and fix.
 */
export function fillVersions(siteDir: string, file: string, source: string): string {
  return source.replace(VERSION, (_placeholder, name: string, offset: number) => {
    const version = versionIfInstalled(siteDir, name);
    if (version === undefined) {
      const place = posixPath(path.relative(siteDir, path.resolve(siteDir, file)));
      const line = source.slice(0, offset).split('\n').length;
      throw new Error(
        `${place}:${line}: the package "${name}" of VERSION(…) isn't installed. Correct its name, or write the version.`,
      );
    }
    return version;
  });
}
