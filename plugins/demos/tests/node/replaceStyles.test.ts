import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { replaceStyles } from '../../node/replaceStyles';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const BUNDLER = {
  name: 'rspack',
  instance: rspack,
} as unknown as ConfigureWebpackUtils['currentBundler'];

/** Bundles a module that imports a stylesheet and returns the code. */
async function bundle(folder: string, request = './styles.css'): Promise<string> {
  const site = await temporaryFolder({
    [`${folder}/css.js`]: `import '${request}';\nconsole.log('the demo');`,
    [`${folder}/styles.css`]: '.a { color: red; }',
    [`${folder}/other.css`]: '.a { color: red; }',
  });
  const compiler = rspack({
    mode: 'none',
    target: ['web', 'es2022'],
    context: site,
    entry: path.join(site, folder, 'css.js'),
    output: { path: path.join(site, 'build'), filename: 'bundle.js' },
    module: {
      rules: [
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' },
      ],
    },
    plugins: [replaceStyles(BUNDLER)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const errors = stats?.hasErrors() ? stats.toString('errors-only') : error?.message;
      compiler.close(() => (errors ? reject(new Error(errors)) : resolve()));
    });
  });
  return fs.readFileSync(path.join(site, 'build/bundle.js'), 'utf8');
}

test('removes a demo’s stylesheet from the bundle and keeps the demo', async () => {
  const code = await bundle('docs/base-ui/react-button/demos/Name');
  expect(code).toContain('the demo');
  expect(code).not.toContain('color: red');
});

test.each([
  ['outside the demos', 'src/site-pages/home', './styles.css'],
  ['with another name', 'docs/base-ui/react-button/demos/Name', './other.css'],
])('keeps a stylesheet %s', async (_what, folder, request) => {
  expect(await bundle(folder, request)).toContain('color: red');
});
