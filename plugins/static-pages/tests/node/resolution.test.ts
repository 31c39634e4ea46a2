/** @jest-environment node */
import fs from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { ResolveOptions, StatsCompilation } from '@rspack/core';
import resolution from '../../node/resolution';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

interface Bundled {
  stats: StatsCompilation;
  /** Files that the bundler looked for and didn't find. */
  missing: string[];
}

/** Bundles `entry.js` of a folder, with `static` as the root of addresses, as in Docusaurus' configuration. */
function bundle(dir: string): Promise<Bundled> {
  const { configureWebpack } = resolution();
  const configure = configureWebpack as (...args: unknown[]) => { resolve: ResolveOptions };
  const { resolve } = configure({}, true, { currentBundler: { instance: rspack } });
  const compiler = rspack({
    context: dir,
    mode: 'development',
    entry: path.join(dir, 'entry.js'),
    output: { path: path.join(dir, 'out') },
    module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] },
    resolve: { roots: [path.join(dir, 'static')], ...resolve },
  });
  return new Promise((done, fail) =>
    compiler.run((error, stats) => {
      const bundled = stats && {
        stats: stats.toJson({ all: false, errors: true }),
        missing: [...stats.compilation.missingDependencies],
      };
      compiler.close(() => (bundled ? done(bundled) : fail(error ?? new Error('No result'))));
    }),
  );
}

test('looks for a file only where its absolute path points', async () => {
  const dir = await temporaryFolder({
    'page.js': 'export default 1;',
    'static/note.txt': '',
    'node_modules/react/index.js': '',
  });
  await fs.writeFile(path.join(dir, 'entry.js'), `import '${path.join(dir, 'page.js')}';`);
  const { stats, missing } = await bundle(dir);
  expect(stats.errors).toEqual([]);
  expect(missing.filter((file) => file.startsWith(path.join(dir, 'static')))).toEqual([]);
});

test('finds a file by its address below a static folder', async () => {
  const dir = await temporaryFolder({
    'entry.js': "import '/note.txt';",
    'static/note.txt': 'Served as /note.txt',
    'node_modules/react/index.js': '',
  });
  expect((await bundle(dir)).stats.errors).toEqual([]);
});
