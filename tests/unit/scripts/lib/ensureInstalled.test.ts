import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { callModule } from '../callModule';
import { readFileSync } from 'node:fs';

const why = (version: string) => callModule('ensureInstalled.mjs', 'whyNodeIsUnsupported', version);

test.each(['20.20.0', '20.20.2', 'v20.21.0', '22.13.0', '24.0.0', '24.11.1'])(
  'accepts Node %s',
  async (version) => {
    expect(await why(version)).toBeNull();
  },
);

test.each(['20.19.9', 'v18.20.4', '8.0.0', '21.7.0', '22.12.0', '23.1.0'])(
  'rejects Node %s, with the fix',
  async (version) => {
    expect(await why(version)).toContain(
      `needs one of the Node versions 20.20, 22.13, 24.0, or a later one of the same line, but this is Node ${version}. Install one`,
    );
  },
);

test('npm is told the same', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toBe('^20.20.0 || ^22.13.0 || ^24.0.0');
});

const matches = (lock: object, installed: object) =>
  callModule('ensureInstalled.mjs', 'matchesLock', { packages: lock }, { packages: installed });

const react = { version: '18.3.1', integrity: 'sha512-a' };
const forOtherSystem = { version: '1.0.0', integrity: 'sha512-b', optional: true };

test('accepts an installation that matches the lock file', async () => {
  const lock = { '': { version: '0.1.0' }, 'node_modules/react': react };
  expect(await matches(lock, { 'node_modules/react': react })).toBe(true);
});

test('accepts only packages for other systems as absent', async () => {
  const lock = { 'node_modules/react': react, 'node_modules/fsevents': forOtherSystem };
  expect(await matches(lock, { 'node_modules/react': react })).toBe(true);
  expect(await matches(lock, { 'node_modules/fsevents': forOtherSystem })).toBe(false);
});

test('rejects another version or other content', async () => {
  const lock = { 'node_modules/react': react };
  const other = { ...react, version: '18.3.0' };
  expect(await matches(lock, { 'node_modules/react': other })).toBe(false);
  const tampered = { ...react, integrity: 'sha512-c' };
  expect(await matches(lock, { 'node_modules/react': tampered })).toBe(false);
});

test('does not change a current installation', async () => {
  const lock = JSON.stringify({ packages: { 'node_modules/react': react } });
  const root = await temporaryFolder({
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
  });
  expect(await callModule('ensureInstalled.mjs', 'ensureInstalled', root)).toBe(0);
});

test('returns the exit code of an installation that fails', async () => {
  // Without a package.json, `npm ci` fails at once, without a request to the registry.
  const root = await temporaryFolder({ 'package-lock.json': '{}' });
  expect(await callModule('ensureInstalled.mjs', 'ensureInstalled', root)).not.toBe(0);
});

test('throws when there is no lock file', async () => {
  const root = await temporaryFolder({ 'package.json': '{}' });
  await expect(callModule('ensureInstalled.mjs', 'ensureInstalled', root)).rejects.toThrow(
    'package-lock.json is missing',
  );
});
