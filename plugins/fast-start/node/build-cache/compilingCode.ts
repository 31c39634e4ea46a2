import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { importedSources } from './importedSources';

/** Browser code is a module of the bundler, and named by what prints it. */
const PLUGINS = ['plugins/**/*.{ts,cjs}', '!plugins/*/{browser,lazy,sandbox,tests}/**'];
/** What plugins print into pages: texts, and labels such as the titles of templates. */
const TEXTS = 'i18n/*/{labels,page-texts}.json';

/**
 * Returns what every module may depend on, as absolute paths: the packages, the site's own plugins, what
 * these import, and the texts that they print. Always in the same order, because the bundler has another
 * cache for another order,
 * and files are found in any.
 */
export async function compilingCode(siteDir: string): Promise<string[]> {
  const find = (pattern: string | string[]) => Globby(pattern, { cwd: siteDir, absolute: true });
  const [plugins, texts] = await Promise.all([find(PLUGINS), find(TEXTS)]);
  const imported = await importedSources(plugins, path.join(siteDir, 'src'));
  return [path.join(siteDir, 'package-lock.json'), ...plugins.sort(), ...imported, ...texts.sort()];
}
