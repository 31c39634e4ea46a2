import { lowestVersion, siblingVersions } from '../../../../../scripts/lib/api-history/registry';

const PUBLISHED: Record<string, string[]> = {
  '@mui/material': ['5.0.0', '5.15.3', '5.15.5', '5.16.0', '6.0.0-rc.0', '6.0.0'],
  '@mui/system': ['5.15.4', '5.15.6'],
  '@mui/utils': ['5.15.5'],
  '@mui/base': ['5.0.0-beta.31', '5.0.0-beta.32'],
};

const versionsOf = (name: string) => Promise.resolve(PUBLISHED[name] ?? []);

test('returns the versions at the start of the ranges, which were published together', async () => {
  const dependencies = {
    '@mui/base': '5.0.0-beta.31',
    '@mui/utils': '^5.15.5',
    clsx: '^2.1.0',
  };
  expect(await siblingVersions({ dependencies }, versionsOf)).toEqual({
    '@mui/base': '5.0.0-beta.31',
    '@mui/utils': '5.15.5',
  });
});

test('returns the version before one that the registry lacks, or else the first after it', async () => {
  expect(await siblingVersions({ dependencies: { '@mui/system': '^5.15.5' } }, versionsOf)).toEqual(
    {
      '@mui/system': '5.15.4',
    },
  );
  expect(await siblingVersions({ dependencies: { '@mui/system': '^5.0.0' } }, versionsOf)).toEqual({
    '@mui/system': '5.15.4',
  });
});

test('returns the peer of the same time, not the oldest one that is allowed', async () => {
  const release = {
    dependencies: { '@mui/system': '^5.15.4', '@mui/utils': '^5.15.5' },
    peerDependencies: { '@mui/material': '>=5.0.0', react: '^17.0.0 || ^18.0.0' },
  };
  expect(await siblingVersions(release, versionsOf)).toMatchObject({ '@mui/material': '5.15.5' });
});

test('returns the peer that a range begins with if no dependency is newer', async () => {
  const release = { peerDependencies: { '@mui/material': '^5.16.0 || ^6.0.0' } };
  expect(await siblingVersions(release, versionsOf)).toEqual({ '@mui/material': '5.16.0' });
});

test('leaves out packages that the registry lacks', async () => {
  expect(await siblingVersions({ dependencies: { '@mui/types': '^7.0.0' } }, versionsOf)).toEqual(
    {},
  );
});

test.each([
  ['^5.0.5 || ^6.0.0', '5.0.5'],
  ['5.0.0-beta.31', '5.0.0-beta.31'],
  ['*', undefined],
])('reads the lowest version of %s', (range, version) => {
  expect(lowestVersion(range)).toBe(version);
});
