import { chooseVersions, parseTarget } from '../../../../../scripts/lib/upgrade/chooseVersions';
import type { Chosen, Releases } from '../../../../../scripts/lib/upgrade/chooseVersions';
import type { Dependencies } from '../../../../../scripts/lib/api-history/registry';
import { setVersions, unmetRanges } from '../../../../../scripts/lib/upgrade/installVersions';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { overrides } from '../../../../../package.json';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const FAMILY = ['@acme/ui', '@acme/icons', '@acme/styles', '@acme/theme'];

const PUBLISHED: Readonly<Record<string, Readonly<Record<string, Dependencies>>>> = {
  '@acme/ui': {
    '2.1.0': { dependencies: { '@acme/styles': '^2.0.4', react: '^18.0.0' } },
    '3.0.0': { dependencies: { '@acme/styles': '^3.0.0' } },
  },
  '@acme/styles': {
    '2.0.4': { dependencies: { '@acme/theme': '~2.0.1' } },
    '2.9.0': { dependencies: { '@acme/theme': '~2.0.7' } },
  },
  '@acme/theme': { '2.0.1': {}, '2.0.7': {} },
  '@acme/icons': {
    '2.0.0': { peerDependencies: { '@acme/ui': '^2.0.0' } },
    '2.1.0-beta.2': { peerDependencies: { '@acme/ui': '^2.1.0' } },
    '2.1.0-dev.3': { peerDependencies: { '@acme/ui': '^2.1.0' } },
    '2.2.0': { peerDependencies: { '@acme/ui': '^2.2.0' } },
  },
};

const releases: Releases = {
  versionsOf: (name) => Promise.resolve(Object.keys(PUBLISHED[name] ?? {})),
  dependenciesOf: (name, version) => Promise.resolve(PUBLISHED[name]?.[version] ?? {}),
};

test('chooses what a release was published with, and the newest of the rest that accept it', async () => {
  const chosen = await chooseVersions(new Map([['@acme/ui', '2.1.0']]), [FAMILY], releases);
  expect(Object.fromEntries(chosen)).toEqual({
    '@acme/ui': { version: '2.1.0' },
    '@acme/styles': { version: '2.0.4', range: '^2.0.4' },
    '@acme/theme': { version: '2.0.1', range: '~2.0.1' },
    '@acme/icons': { version: '2.1.0-beta.2' },
  });
});

test('keeps a version that was passed, and leaves other families alone', async () => {
  const targets = new Map([
    ['@acme/ui', '2.1.0'],
    ['@acme/styles', '2.9.0'],
  ]);
  const chosen = await chooseVersions(targets, [FAMILY, ['@acme/charts']], releases);
  expect(chosen.get('@acme/styles')).toEqual({ version: '2.9.0', range: '^2.0.4' });
  expect(chosen.get('@acme/theme')?.version).toBe('2.0.7');
  expect(chosen.has('@acme/charts')).toBe(false);
});

test('says when no release of a package fits', async () => {
  const targets = new Map([['@acme/ui', '3.0.0']]);
  await expect(chooseVersions(targets, [FAMILY], releases)).rejects.toThrow(
    'No release of @acme/icons accepts @acme/ui@3.0.0. Pass its version, too: @acme/icons@….',
  );
});

test.each(['@acme/ui', '@acme/ui@^2.0.0', '@acme/ui@latest', ''])(
  'refuses the target %j',
  (target) => {
    expect(() => parseTarget(target)).toThrow('Pass packages with a version');
  },
);

test('sets versions, and moves overrides to the range that others ask for', () => {
  const versions = new Map<string, Chosen>([
    ['@acme/ui', { version: '2.1.0' }],
    ['@acme/styles', { version: '2.0.4', range: '^2.0.4' }],
  ]);
  const manifest = {
    dependencies: { '@acme/ui': '2.0.0', react: '18.3.1' },
    peerDependencies: { '@acme/ui': '^2.0.0' },
    overrides: {
      '@acme/styles@^2.0.0': '2.0.0',
      '@acme/charts': { '@acme/ui': '$@acme/ui' },
      rollup: '4.44.2',
    },
  };
  expect(JSON.parse(setVersions(JSON.stringify(manifest), versions))).toEqual({
    dependencies: { '@acme/ui': '2.1.0', react: '18.3.1' },
    peerDependencies: { '@acme/ui': '^2.0.0' },
    overrides: {
      '@acme/styles@^2.0.4': '2.0.4',
      '@acme/charts': { '@acme/ui': '$@acme/ui' },
      rollup: '4.44.2',
    },
  });
});

const manifest = (name: string, version: string, more: object = {}) =>
  JSON.stringify({ name, version, ...more });

test('names what is older than a package asks for, and what is missing, but no optional peer', async () => {
  const folder = await temporaryFolder({
    'node_modules/@acme/ui/package.json': manifest('@acme/ui', '2.0.0', {
      dependencies: { '@acme/styles': '^2.0.0', '@acme/theme': '^1.0.0' },
      peerDependencies: { react: '^18.0.0', sass: '*' },
      peerDependenciesMeta: { sass: { optional: true } },
    }),
    'node_modules/@acme/ui/node_modules/@acme/theme/package.json': manifest(
      '@acme/theme',
      '1.1.0',
      {
        dependencies: { '@acme/styles': '^1.0.0' },
      },
    ),
    'node_modules/@acme/theme/package.json': manifest('@acme/theme', '0.1.0'),
    'node_modules/@acme/styles/package.json': manifest('@acme/styles', '1.9.0'),
  });
  const styles = {
    by: '@acme/ui@2.0.0',
    name: '@acme/styles',
    range: '^2.0.0',
    installed: '1.9.0',
  };
  const react = { by: '@acme/ui@2.0.0', name: 'react', range: '^18.0.0', installed: undefined };
  expect(unmetRanges(folder, ['@acme/ui'])).toEqual([styles, react]);
  const meant = { '@acme/ui': { '@acme/styles': '1.9.0' } };
  expect(unmetRanges(folder, ['@acme/ui'], meant)).toEqual([react]);
});

test('the documented packages find the versions that they ask for', () => {
  const names = PRODUCTS.flatMap(({ apiPackages }) => apiPackages);
  expect(names.length).toBeGreaterThan(0);
  expect(unmetRanges(process.cwd(), names, overrides)).toEqual([]);
});
