import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { versionIfInstalled } from '../packages/installedVersion';
import fs from 'node:fs';

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

/** Facts about the files of the build that its pages may show. */
interface BuiltFacts {
  /** Origin of the site, without a slash at the end; empty if it isn't known. */
  siteUrl: string;
  /** Returns the size of a file, by its path from the root of the site. */
  bytesOf: (file: string) => number | undefined;
}

/** In place of the size of a file that a build of a few pages doesn't have. */
const UNKNOWN = '–';

const SIZE = /BYTES\(([\w./-]+)\)/g;

const PLACEHOLDERS = /SITE_ADDRESS|SITE_HOST|BYTES\(/;

/**
 * Replaces the placeholders of a page, in Markdown or HTML: `SITE_ADDRESS`, `SITE_HOST`, and `BYTES(<file>)`.
 */
export function fillIn(text: string, { siteUrl, bytesOf }: BuiltFacts): string {
  return text
    .replaceAll('SITE_ADDRESS', siteUrl)
    .replaceAll('SITE_HOST', siteUrl.replace(/^https?:\/\//, '') || 'docs.example.org')
    .replace(SIZE, (_, file: string) => {
      const bytes = bytesOf(file);
      return bytes === undefined ? UNKNOWN : `${(bytes / 1000).toFixed(1)} kB`;
    });
}

/**
 * Fills in the pages of a built site, once the files of all languages are written. Plugins can't do it: they all
 * write HTML at the same time after a build.
 *
 * @param folder the built site
 * @param pages paths of its HTML files, relative to the folder
 * @param siteUrl as in `BuiltFacts`
 */
export function fillInPages(folder: string, pages: readonly string[], siteUrl: string): void {
  const bytesOf = (file: string) =>
    fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = fs.readFileSync(file, 'utf8');
    if (PLACEHOLDERS.test(html)) {
      fs.writeFileSync(file, fillIn(html, { siteUrl, bytesOf }));
    }
  }
}
