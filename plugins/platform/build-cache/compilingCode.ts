import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { importedSources } from './importedSources';

const PLUGINS = 'plugins/**/*.{ts,cjs}';

/**
 * Returns what every module may depend on, as absolute paths: the packages, the site's own plugins, and
 * what these import. Always in the same order, because the bundler has another cache for another order,
 * and files are found in any.
 */
export async function compilingCode(siteDir: string): Promise<string[]> {
  const plugins = await Globby(PLUGINS, { cwd: siteDir, absolute: true });
  const imported = await importedSources(plugins, path.join(siteDir, 'src'));
  return [path.join(siteDir, 'package-lock.json'), ...plugins.sort(), ...imported];
}
