import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { parseChangelogs, parseChangesets } from './parseChangelog';

/** Generates the releases of the packages that the site is built with, from the changelogs of the repository. */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin {
  const readAll = async (pattern: string) => {
    const files = await Globby([pattern, '!**/README.md'], { cwd: siteDir, dot: true });
    return Promise.all(files.sort().map((file) => fs.readFile(path.join(siteDir, file), 'utf8')));
  };
  return {
    name: 'releases',
    async contentLoaded({ actions }) {
      const [overview = ''] = await readAll('CHANGELOG.md');
      const releases = parseChangelogs(overview, await readAll('plugins/*/CHANGELOG.md'));
      const nextHtml = parseChangesets(await readAll('.changeset/*.md'));
      await actions.createData('releases.json', JSON.stringify({ nextHtml, releases }));
    },
  };
}
