import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { rspack } from '@docusaurus/faster';
import type { DescribedDemo } from '../../node/describeDemo';
import { NO_STYLES_RULE, pageStyles } from '../../node/pageStyles';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

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
    module: { rules: [{ test: /\.css$/, type: 'asset/source' }, NO_STYLES_RULE] },
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

function version(styling: 'tailwind' | 'css', text: string): DescribedDemo {
  return {
    id: `ui/page/Menu/${styling}`,
    name: 'Menu',
    page: 'ui/page',
    file: `/site/docs/ui/page/demos/Menu/${styling}.tsx`,
    styling,
    source: { TS: { code: '', html: '' } },
    sourceUrl: '',
    code: styling === 'tailwind' ? text : '',
    modules: [],
    ...(styling === 'css' && { styles: text }),
  };
}

async function styles(...demos: DescribedDemo[]): Promise<string> {
  return (await pageStyles(demos)).get('ui/page') ?? '';
}

/** Returns the selectors of a stylesheet's rules. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  postcss.parse(css).walkRules((rule) => void selectors.push(...rule.selectors));
  return selectors;
}

test('generates only the rules that the demos use, including the reset', async () => {
  const css = await styles(version('tailwind', '<a className="px-4 hover:underline" />'));
  expect(css).toContain('[data-demo-styles^="tailwind-"] .px-4');
  expect(css).toContain('.hover\\:underline:hover');
  expect(css).toContain('[data-demo-styles^="tailwind-"] button');
  expect(css).not.toContain('.px-2');
});

test('applies only to the versions that it is for', async () => {
  const css = await styles(
    version('tailwind', '<a className="dark:px-4 space-x-2 before:block" />'),
    version('css', ':root, body { margin: 0 } .menu, .menu > a { color: red }'),
  );
  const selectors = selectorsOf(css);
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((selector) => !/^\[data-demo-styles\^?="/.test(selector))).toEqual([]);
});

test('follows the dark mode of the site, except in a demo that is shown light', async () => {
  const css = await styles(version('tailwind', '<a className="dark:px-4" />'));
  expect(css).toContain(
    '.dark\\:px-4:where([data-theme="dark"] *):not(:where([data-theme="dark"] [data-theme="light"] *))',
  );
});

test('keeps keyframes, and applies rules for the document to the demo', async () => {
  const css = await styles(
    version('css', 'html { line-height: 1 } @keyframes turn { from { opacity: 0 } }'),
  );
  expect(css).toContain('[data-demo-styles="css-Menu"] { line-height: 1 }');
  expect(css).toContain('from { opacity: 0 }');
});

test('returns nothing for pages whose demos have only one version', async () => {
  const { styling, ...plain } = version('css', '');
  expect(styling).toBe('css');
  expect((await pageStyles([plain])).size).toBe(0);
});

test('throws with file and line for a stylesheet that does not parse', async () => {
  await expect(styles(version('css', '.a {\n  color: red;\n'))).rejects.toThrow(
    '/site/docs/ui/page/demos/Menu/styles.css:1:1: Unclosed block',
  );
});
