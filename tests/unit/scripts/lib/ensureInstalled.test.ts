import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { callModule } from '../callModule';

const matches = (lock: object, installed: object) =>
  callModule('ensureInstalled.mjs', 'matchesLock', { packages: lock }, { packages: installed });

const react = { version: '18.3.1', integrity: 'sha512-a' };
const forOtherSystem = { version: '1.0.0', integrity: 'sha512-b', optional: true };

test('an installation of exactly the lock file is current', async () => {
  const lock = { '': { version: '0.1.0' }, 'node_modules/react': react };
  expect(await matches(lock, { 'node_modules/react': react })).toBe(true);
});

test('a package made for another system may be absent, any other may not', async () => {
  const lock = { 'node_modules/react': react, 'node_modules/fsevents': forOtherSystem };
  expect(await matches(lock, { 'node_modules/react': react })).toBe(true);
  expect(await matches(lock, { 'node_modules/fsevents': forOtherSystem })).toBe(false);
});

test('another version or another content is not current', async () => {
  const lock = { 'node_modules/react': react };
  const other = { ...react, version: '18.3.0' };
  expect(await matches(lock, { 'node_modules/react': other })).toBe(false);
  const tampered = { ...react, integrity: 'sha512-c' };
  expect(await matches(lock, { 'node_modules/react': tampered })).toBe(false);
});

test('leaves a current installation alone', async () => {
  const lock = JSON.stringify({ packages: { 'node_modules/react': react } });
  const root = await temporaryFolder({
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
  });
  expect(await callModule('ensureInstalled.mjs', 'ensureInstalled', root)).toBe(0);
});

test('gives the exit code of an installation that fails', async () => {
  // No package.json: `npm ci` refuses at once, without asking the registry.
  const root = await temporaryFolder({ 'package-lock.json': '{}' });
  expect(await callModule('ensureInstalled.mjs', 'ensureInstalled', root)).not.toBe(0);
});

test('says what is wrong when there is no lock file', async () => {
  const root = await temporaryFolder({ 'package.json': '{}' });
  await expect(callModule('ensureInstalled.mjs', 'ensureInstalled', root)).rejects.toThrow(
    'package-lock.json is missing',
  );
});
