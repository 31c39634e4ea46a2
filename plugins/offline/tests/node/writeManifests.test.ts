import fs from 'node:fs/promises';
import path from 'node:path';
import { writeManifests, isReadOffline, listSets } from '../../node/writeManifests';
import { parseManifest } from '../../shared/manifest';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';
import type { BuiltFile } from '../../node/writeManifests';
import { isSharedAsset } from '@component-docs/static-pages/shared/sharedAssets';

test('each language lists its own files, and those that all have in common', async () => {
  const folder = await temporaryFolder({
    'assets/demos/A.0a1b2c3d.json': '{}',
    'assets/icons/0a1b2c3d/a.json': '{}',
    'assets/js/main.0a1b2c3d.js': 'en',
    'assets/sandbox/compiler.0a1b2c3d.js': '',
    'material-ui/react-button.html': '{"sourceUrl":"/assets/demos/A.0a1b2c3d.json"}',
    'zh/assets/js/main.1a1b2c3d.js': 'zh',
    'zh/assets/sandbox/compiler.0a1b2c3d.js': '',
    'zh/material-ui/react-button.html': '{"sourceUrl":"/assets/demos/A.0a1b2c3d.json"}',
  });
  await writeManifests(folder, ['/zh']);
  const namesIn = async (root: string) => {
    const text = await fs.readFile(path.join(folder, root, 'offline.json'), 'utf8');
    return Object.fromEntries(
      Object.entries(parseManifest(text).sets).map(([set, files]) => [set, Object.keys(files)]),
    );
  };
  const common = ['/assets/demos/A.0a1b2c3d.json', '/assets/icons/0a1b2c3d/a.json'];
  expect(await namesIn('')).toEqual({
    'material-ui': [...common, '/material-ui/react-button'],
    shell: ['/assets/js/main.0a1b2c3d.js', '/assets/sandbox/compiler.0a1b2c3d.js'],
  });
  expect(await namesIn('zh')).toEqual({
    'material-ui': [...common, '/zh/material-ui/react-button'],
    shell: ['/zh/assets/js/main.1a1b2c3d.js', '/zh/assets/sandbox/compiler.0a1b2c3d.js'],
  });
});

const file = (path: string, html?: string): BuiltFile => ({
  path,
  entry: [1, path.length.toString()],
  ...(html !== undefined && { html }),
});

const MAIN = '/zh/assets/js/main.0a1b2c3d.js';
const CHUNK = '{"a":"assets/js/button.1.js","b":"assets/js/shared.1.js"}';

const FILES: readonly BuiltFile[] = [
  file(MAIN),
  file('/zh/assets/js/button.1.js'),
  file('/zh/assets/js/shared.1.js'),
  file('/zh/assets/js/settings.1.js'),
  file('/zh/assets/search/joy-ui-index.0a1b2c3d.json'),
  file('/zh/assets/search/default-index.0a1b2c3d.json'),
  file('/assets/icons/0a1b2c3d/sharp-0.json'),
  file('/zh/index.html', `<script src=${MAIN}></script>`),
  file('/zh/material-ui/react-button.html', CHUNK),
  file('/zh/material-ui/react-button.md'),
  file('/zh/joy-ui/react-button.html', '"assets/js/shared.1.js"'),
  file('/zh/toolpad/core/react-account.html', ''),
];

const { sets, main } = listSets(FILES, '/zh/');
const namesIn = (set: string) => Object.keys(sets[set] ?? {});

test('pages are in the set of their product, by the path that readers see', () => {
  expect(namesIn('joy-ui')).toContain('/zh/joy-ui/react-button');
  expect(namesIn('toolpad-core')).toEqual(['/zh/toolpad/core/react-account']);
  expect(namesIn('material-ui')).toContain('/zh/material-ui/react-button.md');
});

test('an asset that pages of one product name is theirs, and so is an index of the search', () => {
  expect(namesIn('material-ui')).toContain('/zh/assets/js/button.1.js');
  expect(namesIn('joy-ui')).toContain('/zh/assets/search/joy-ui-index.0a1b2c3d.json');
});

test('the drawings of icons are in the set of the product that shows them', () => {
  expect(namesIn('material-ui')).toContain('/assets/icons/0a1b2c3d/sharp-0.json');
});

test('all other files are in the shell', () => {
  expect(namesIn('shell').sort()).toEqual([
    '/zh',
    '/zh/assets/js/main.0a1b2c3d.js',
    '/zh/assets/js/settings.1.js',
    '/zh/assets/js/shared.1.js',
    '/zh/assets/search/default-index.0a1b2c3d.json',
  ]);
});

test('each file is in one set, and the main script is named', () => {
  expect(Object.values(sets).flatMap(Object.keys)).toHaveLength(FILES.length);
  expect(main).toBe(MAIN);
});

test('the release follows from the files, not from their order', () => {
  const { release } = listSets(FILES, '/zh/');
  expect(listSets([...FILES].reverse(), '/zh/').release).toBe(release);
  expect(listSets([...FILES, file('/zh/img/a.svg')], '/zh/').release).not.toBe(release);
});

test('a folder without a main script is no build', () => {
  expect(() => listSets([file('/index.html', '')], '/')).toThrow(
    'The build has no main script in /assets/js.',
  );
});

test.each([
  ['/index.html', true],
  ['/material-ui/react-button.md', true],
  ['/material-ui/react-button/demos/Sizes.md', false],
  ['/img/logo.svg', true],
  ['/demo-frame.html', false],
  ['/assets/sandbox/frame.0a1b2c3d.js', true],
  ['/assets/demos/A.0a1b2c3d.json', true],
  ['/assets/cards/0a1b2c3d.png', false],
  ['/404.html', false],
  ['/offline.html', false],
  ['/sw.js', false],
  ['/67.sw.js', false],
  ['/offline.json', false],
  ['/_headers', false],
  ['/llms.txt', false],
  ['/material-ui/llms.txt', true],
  ['/sitemap.xml', false],
  ['/.hosting/nginx.conf', false],
  ['/experiments/docs/a.html', false],
])('%s is read offline: %s', (path, expected) => {
  expect(isReadOffline(path, '/')).toBe(expected);
  expect(isReadOffline(isSharedAsset(path) ? path : `/zh${path}`, '/zh/')).toBe(expected);
});
