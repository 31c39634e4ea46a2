import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { unmetRanges } from '../../../../../scripts/lib/upgrade/unmetRanges';
import { overrides } from '../../../../../package.json';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

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
