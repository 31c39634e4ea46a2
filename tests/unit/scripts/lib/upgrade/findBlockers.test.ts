import type { Releases } from '../../../../../scripts/lib/upgrade/chooseVersions';
import { findBlockers } from '../../../../../scripts/lib/upgrade/findBlockers';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const MANIFEST = {
  dependencies: { '@acme/grid': '1.0.0', '@acme/ui': '2.0.0' },
};

/** The versions of `@acme/ui` that releases of `@acme/grid` accept. */
const ACCEPTED: Readonly<Record<string, string>> = { '1.1.0': '2 - 3', '2.0.0': '2 - 4' };

const releases: Releases = {
  versionsOf: () => Promise.resolve(['1.0.0', '1.1.0', '1.2.0', '2.0.0', '3.0.0']),
  dependenciesOf: (_name, version) =>
    Promise.resolve({
      // What it needs below itself doesn't count.
      dependencies: { '@acme/styles': '1.0.0' },
      peerDependencies: { '@acme/ui': ACCEPTED[version] ?? '2' },
    }),
};

const site = () =>
  temporaryFolder({
    'package.json': JSON.stringify(MANIFEST, null, 2),
    'node_modules/@acme/grid/package.json': JSON.stringify({
      peerDependencies: { '@acme/ui': '2' },
    }),
    'scripts/lib/api-history/releaseLines.ts': "a\n  '@mui/material': [\n",
  });

const versions = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([name, version]) => [name, { version }]));

test('names a package that refuses the versions, with its line and a release that accepts them', async () => {
  const chosen = versions({ '@acme/ui': '3.0.0', '@acme/styles': '2.0.0' });
  expect(await findBlockers(await site(), MANIFEST, chosen, releases)).toEqual([
    {
      place: 'package.json:3',
      text: '@acme/grid 1.0.0 accepts @acme/ui 2 only. @acme/grid@1.1.0 does: pass it, too.',
    },
  ]);
});

test('names a release of another major version if no other accepts them', async () => {
  const chosen = versions({ '@acme/ui': '4.0.0' });
  const [blocker] = await findBlockers(await site(), MANIFEST, chosen, releases);
  expect(blocker?.text).toContain('@acme/grid@2.0.0 does');
});

test('says what to do if no release accepts them', async () => {
  const chosen = versions({ '@acme/ui': '5.0.0' });
  const [blocker] = await findBlockers(await site(), MANIFEST, chosen, releases);
  expect(blocker?.text).toMatch(/No release does: remove the package, or add/);
});

test.each([
  ['accepts them', { '@acme/ui': '2.1.0' }, {}],
  ['is upgraded, too', { '@acme/ui': '3.0.0', '@acme/grid': '1.1.0' }, {}],
  ['has an override', { '@acme/ui': '3.0.0' }, { '@acme/grid': { '@acme/ui': '3.0.0' } }],
])('leaves out a package that %s', async (_name, chosen, overrides) => {
  const manifest = { ...MANIFEST, overrides };
  expect(await findBlockers(await site(), manifest, versions(chosen), releases)).toEqual([]);
});

test('names the line of a history that lacks the new major version', async () => {
  const chosen = versions({ '@mui/material': '99.1.0' });
  const [blocker] = await findBlockers(await site(), { dependencies: {} }, chosen, releases);
  expect(blocker?.place).toBe('scripts/lib/api-history/releaseLines.ts:2');
  expect(blocker?.text).toContain('add one from the first release of 99.0.0');
});
