import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { callModule } from '../callModule';

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
