import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/** Code of the packages that runs at build. What runs in browsers are modules of the bundler. */
const PACKAGES = ['plugins/**/*.{ts,cjs}', '!plugins/*/{browser,lazy,sandbox,tests}/**'];

/** What plugins print into pages: texts, and labels such as the titles of templates. */
const TEXTS = 'i18n/*/{labels,page-texts}.json';

/**
 * Returns what every module may depend on, as absolute paths: the installed packages, what compiles pages,
 * and the texts that it prints. Always in the same order, because the bundler has another cache for another
 * order, and files are found in any.
 *
 * @param ownCode patterns of the site's own code that compiles pages, relative to its folder
 */
export async function compilingCode(
  siteDir: string,
  ownCode: readonly string[],
): Promise<string[]> {
  const found = await Globby([...PACKAGES, ...ownCode, TEXTS], { cwd: siteDir, absolute: true });
  return [path.join(siteDir, 'package-lock.json'), ...found.sort()];
}
